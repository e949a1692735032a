import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOCIAL_SERVICES, type SocialService } from './profile-rows.ts';
import { socialLinkOf } from './social-links.ts';

describe('the link of a player’s text for a service', () => {
  it.each<readonly [SocialService, string, string]>([
    ['twitter', '@ada_l', 'https://x.com/ada_l'],
    ['twitter', ' ada_l ', 'https://x.com/ada_l'],
    ['instagram', '@ada.l', 'https://www.instagram.com/ada.l/'],
    ['youtube', '@ada-l', 'https://www.youtube.com/@ada-l'],
    ['twitch', 'ada_l', 'https://www.twitch.tv/ada_l'],
    ['discord', 'https://discord.gg/abc', 'https://discord.gg/abc'],
    ['youtube', 'HTTPS://youtu.be/x?y=1', 'HTTPS://youtu.be/x?y=1'],
  ])('is a link on %s: %s', (service, written, href) => {
    expect(socialLinkOf(service, written).href).toBe(href);
  });

  it.each<readonly [SocialService, string]>([
    ['discord', 'ada#1234'],
    ['discord', 'ada'],
    ['twitter', 'Ada Lovelace'],
    ['twitter', 'a_name_of_more_than_fifteen'],
    ['instagram', '.ada'],
    ['youtube', 'ada'],
    ['twitch', 'http://twitch.tv/ada'],
    ['twitter', 'javascript:alert(1)'],
    ['twitter', 'https://x.com@evil.example/'],
    ['twitter', 'https://x.com and more'],
    ['twitch', 'data:text/html,x'],
  ])('is only text on %s: %s', (service, written) => {
    expect(socialLinkOf(service, written)).toEqual({ text: written, href: null });
  });

  it('never leads anywhere but over https, and never shows one site for another', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom('https://', 'HTTPS://a.example', 'javascript:', '@', '//'), fc.string())
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...SOCIAL_SERVICES), hostile, (service, written) => {
        const { href } = socialLinkOf(service, written);
        if (href === null) return;
        const url = new URL(href);
        expect(url.protocol).toBe('https:');
        expect(url.username + url.password).toBe('');
      }),
    );
  });
});
