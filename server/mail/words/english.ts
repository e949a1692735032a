import type { LanguageWords } from './letter-words.ts';

const KEEP_SECRET = 'Never pass the link or the code on: whoever has one of them can sign in as you.';

/** The mails in English. */
export const ENGLISH: LanguageWords = {
  letters: {
    confirmation: {
      subject: 'Confirm your address for Muster',
      preview: 'One tap, and your account is ready.',
      title: 'Confirm your address',
      paragraphs: [
        'Welcome to the table. Confirm that this address is yours, and your account is ready: you can then save your army lists to it from any device.',
      ],
      button: 'Confirm my address',
      code: 'Or enter this code where you signed up:',
      notYou: 'Did not sign up? Ignore this email: without a confirmation, the account cannot be used.',
    },
    invite: {
      subject: 'You are invited to Muster',
      preview: 'Accept, and the account is yours.',
      title: 'You are invited',
      paragraphs: [
        'You have been invited to Muster, a companion for building army lists and taking them to the table. The account is ready: accept, and it is yours.',
      ],
      button: 'Accept the invitation',
      code: 'Or enter this code on the sign-in page:',
      notYou: 'Not expecting an invitation? Ignore this email, and the account stays unused.',
    },
    magic_link: {
      subject: 'Your sign-in link for Muster',
      preview: 'It signs you in without a password.',
      title: 'Sign in to Muster',
      paragraphs: ['Here is the link that you asked for. It signs you in without a password.'],
      button: 'Sign in',
      code: 'Or enter this code on the sign-in page:',
      notYou: `Did not ask for it? Ignore this email. ${KEEP_SECRET}`,
    },
    recovery: {
      subject: 'Choose a new password for Muster',
      preview: 'Until you do, the old one keeps working.',
      title: 'Choose a new password',
      paragraphs: [
        'Somebody, hopefully you, asked for a new password for the account with this address. The link signs you in, so that you can choose one. Until you do, the old one keeps working.',
      ],
      button: 'Choose a new password',
      code: 'Or enter this code where you asked for it:',
      notYou: `Did not ask for it? Ignore this email: your password stays as it is. ${KEEP_SECRET}`,
    },
    email_change: {
      subject: 'Confirm your new address for Muster',
      preview: 'Then your account can use it.',
      title: 'Confirm your new address',
      paragraphs: [
        'A Muster account is about to use {{ .NewEmail }}. Confirm that this address is yours.',
        'If the current address has received an email as well, please confirm there too: the change then needs both.',
      ],
      button: 'Confirm the new address',
      code: 'Or enter this code where you changed the address:',
      notYou: 'Did not ask for it? Ignore this email: without your confirmation, nothing changes.',
    },
    email_change_current: {
      subject: 'The address of your Muster account is about to change',
      preview: 'It needs your consent from this address too.',
      title: 'Allow the change of address',
      paragraphs: [
        'Your Muster account is about to use {{ .NewEmail }} instead of this address.',
        'For your safety, the change has to be confirmed from this address and from the new one.',
      ],
      button: 'Allow the change',
      code: 'Or enter this code where you changed the address:',
      notYou:
        'Did not ask for it? Do not open the link: the address then stays as it is. Somebody may know your password, so sign in and choose a new one.',
    },
    reauthentication: {
      subject: 'Your confirmation code for Muster',
      preview: 'Enter it on the page that asks for it.',
      title: 'Confirm that it is you',
      paragraphs: ['You are about to change something important in your account, such as the password.'],
      button: null,
      code: 'Enter this code on the page that asks for it:',
      notYou:
        'Did not ask for a code? Somebody may be signed in as you: sign out on all devices and choose a new password. Never tell anybody this code.',
    },
  },
  plainLink: 'If the button does nothing, copy this address into your browser:',
  expiry: (time) => `The link and the code work once and expire in ${time}.`,
  codeExpiry: (time) => `The code works once and expires in ${time}.`,
  footer: 'Sent automatically by Muster, an unofficial, fan-made companion, at {{ .SiteURL }}',
  resultNotice: ({ player, mission, ownScore, opponentScore, isCorrection }) => ({
    subject: 'A game result is waiting for you on Muster',
    preview: 'Look at it, then confirm or decline it.',
    title: 'Is this result right?',
    paragraphs: [
      isCorrection
        ? `${player} changed the scores of a game against you.`
        : `${player} recorded a game against you.`,
      ...(mission === null ? [] : [`Mission: ${mission}`]),
      `Your score: ${String(ownScore)}. Your opponent’s score: ${String(opponentScore)}.`,
      isCorrection
        ? 'The old scores count until you confirm the new ones. You confirm or decline in the app; opening the link changes nothing.'
        : 'It counts once you confirm it. You confirm or decline in the app; opening the link changes nothing.',
    ],
    button: 'Look at the result',
    notYou:
      'You receive this email because you asked for it. To stop such emails, open your profile, then Games, and turn off “Email me when a result waits for me”.',
  }),
};
