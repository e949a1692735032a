import { describe, expect, it } from 'vitest';
import { mailFaultReason, mailFaults } from './mail-faults.ts';

describe('the reason why a mail did not leave', () => {
  // As nodemailer says it, with addresses taken out by server/mail/smtp.ts.
  it.each([
    ['getaddrinfo ENOTFOUND mail.example.org', 'unknown-server'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
    ['Connection timeout', 'unreachable'],
    ['Greeting never received', 'unreachable'],
    ['Reached maximum number of retries after connection was closed', 'unreachable'],
    ['40CD:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number', 'encryption'],
    ['self-signed certificate', 'encryption'],
    ['Invalid login: 535 5.7.8 Authentication credentials invalid', 'sign-in'],
    ['Mail command failed: 530 5.7.0 Authentication required', 'sign-in'],
    ['Mail command failed: 550 5.7.1 Sender address rejected: not owned by user', 'sender'],
    ["Can't send mail - all recipients were rejected: 550 5.1.1 User unknown", 'recipient'],
    ["Can't send mail - all recipients were rejected: 451 4.7.1 Greylisting in action", 'put-off'],
    ['Data command failed: 554 5.7.1 Spam message rejected', 'content'],
    ['It was not delivered in time.', 'late'],
    ['Invalid HELO. response=554 No SMTP service here: 554 No SMTP service here', 'other'],
    ['', 'other'],
  ])('is read from “%s”: %s', (words, reason) => {
    expect(mailFaultReason(words)).toBe(reason);
  });
});

describe('mails that need attention', () => {
  const refused = 'connect ECONNREFUSED 127.0.0.1:25';
  const putOff = 'Mail command failed: 421 4.7.0 Too many messages';

  it('are counted by fate and reason, those given up first', () => {
    expect(
      mailFaults([
        { status: 'waiting', fault: refused },
        { status: 'failed', fault: 'self-signed certificate' },
        { status: 'failed', fault: refused },
        { status: 'failed', fault: refused },
      ]),
    ).toEqual([
      { status: 'failed', reason: 'unreachable', count: 2 },
      { status: 'failed', reason: 'encryption', count: 1 },
      { status: 'waiting', reason: 'unreachable', count: 1 },
    ]);
  });

  it('leave out what the mail server put off, until it is given up', () => {
    expect(mailFaults([{ status: 'waiting', fault: putOff }])).toEqual([]);
    expect(mailFaults([{ status: 'failed', fault: putOff }])).toHaveLength(1);
  });
});
