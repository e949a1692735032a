import { describe, expect, it } from 'vitest';
import { answerJson, answerMethod, refuse } from './answer.ts';

const request = (method: string) => new Request('https://project.test/', { method });

describe('answerMethod', () => {
  it('answers a browser’s preflight with the headers that supabase-js sends', async () => {
    const { corsHeaders } = await import('@supabase/supabase-js/cors');
    const response = answerMethod(request('OPTIONS'), ['POST']);
    expect(response?.status).toBe(200);
    expect(response?.headers.get('access-control-allow-origin')).toBe('*');
    expect(response?.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    const allowed = response?.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(corsHeaders['Access-Control-Allow-Headers']?.split(', ') ?? ['none']),
    );
    expect(allowed).toEqual(expect.arrayContaining(['cache-control', 'pragma']));
  });

  it('lets the methods through that are meant', () => {
    expect(answerMethod(request('POST'), ['GET', 'POST'])).toBeNull();
  });

  it('refuses another method and names those that are meant', () => {
    const response = answerMethod(request('DELETE'), ['GET', 'POST']);
    expect(response?.status).toBe(405);
    expect(response?.headers.get('allow')).toBe('GET, POST, OPTIONS');
  });
});

describe('an answer', () => {
  it('is JSON that any page may read and no cache keeps', async () => {
    for (const response of [answerJson(200, { a: 1 }), refuse(403, 'not_admin', 'No.')]) {
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cache-control')).toContain('no-store');
    }
    expect(await refuse(403, 'not_admin', 'No.').json()).toEqual({ code: 'not_admin', message: 'No.' });
  });
});
