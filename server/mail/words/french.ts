import type { LanguageWords } from './letter-words.ts';

const KEEP_SECRET =
  'Ne transmettez jamais le lien ni le code\u00a0: quiconque les détient peut se connecter à votre place.';

/** The mails in French; a space that must not break stands before ? and : */
export const FRENCH: LanguageWords = {
  letters: {
    confirmation: {
      subject: 'Confirmez votre adresse pour Muster',
      preview: 'Encore un clic, et votre compte est prêt.',
      title: 'Confirmez votre adresse',
      paragraphs: [
        'Bienvenue à la table. Confirmez que cette adresse est bien la vôtre et votre compte sera prêt\u00a0: vous pourrez y enregistrer vos listes d’armée depuis n’importe quel appareil.',
      ],
      button: 'Confirmer mon adresse',
      code: 'Ou saisissez ce code sur la page d’inscription\u00a0:',
      notYou:
        'Cette inscription ne vient pas de vous\u00a0? Ignorez ce message\u00a0: sans confirmation, le compte reste inutilisable.',
    },
    invite: {
      subject: 'Votre invitation à rejoindre Muster',
      preview: 'Acceptez, et le compte est à vous.',
      title: 'Une invitation vous attend',
      paragraphs: [
        'On vous invite à rejoindre Muster, une application pour composer des listes d’armée et les emmener à la table de jeu. Le compte est prêt\u00a0: acceptez, et il est à vous.',
      ],
      button: 'Accepter l’invitation',
      code: 'Ou saisissez ce code sur la page de connexion\u00a0:',
      notYou: 'Vous n’attendiez pas d’invitation\u00a0? Ignorez ce message, et le compte restera inutilisé.',
    },
    magic_link: {
      subject: 'Votre lien de connexion à Muster',
      preview: 'Il vous connecte sans mot de passe.',
      title: 'Connectez-vous à Muster',
      paragraphs: ['Voici le lien que vous avez demandé. Il vous connecte sans mot de passe.'],
      button: 'Me connecter',
      code: 'Ou saisissez ce code sur la page de connexion\u00a0:',
      notYou: `Cette demande ne vient pas de vous\u00a0? Ignorez ce message. ${KEEP_SECRET}`,
    },
    recovery: {
      subject: 'Choisissez un nouveau mot de passe pour Muster',
      preview: 'D’ici là, l’ancien reste valable.',
      title: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour le compte lié à cette adresse. Le lien vous connecte pour que vous puissiez le choisir. D’ici là, l’ancien reste valable.',
      ],
      button: 'Choisir un nouveau mot de passe',
      code: 'Ou saisissez ce code sur la page où vous l’avez demandé\u00a0:',
      notYou: `Cette demande ne vient pas de vous\u00a0? Ignorez ce message\u00a0: votre mot de passe ne change pas. ${KEEP_SECRET}`,
    },
    email_change: {
      subject: 'Confirmez votre nouvelle adresse pour Muster',
      preview: 'Votre compte pourra alors l’utiliser.',
      title: 'Confirmez votre nouvelle adresse',
      paragraphs: [
        'Un compte Muster va désormais utiliser l’adresse {{ .NewEmail }}. Confirmez qu’elle est bien la vôtre.',
        'Si l’ancienne adresse a elle aussi reçu un message, confirmez également de ce côté\u00a0: le changement exige alors les deux accords.',
      ],
      button: 'Confirmer la nouvelle adresse',
      code: 'Ou saisissez ce code sur la page où vous avez changé d’adresse\u00a0:',
      notYou:
        'Cette demande ne vient pas de vous\u00a0? Ignorez ce message\u00a0: sans votre confirmation, rien ne change.',
    },
    email_change_current: {
      subject: 'L’adresse de votre compte Muster va changer',
      preview: 'Il faut aussi votre accord depuis cette adresse.',
      title: 'Autorisez le changement d’adresse',
      paragraphs: [
        'Votre compte Muster va désormais utiliser {{ .NewEmail }} à la place de cette adresse.',
        'Pour votre sécurité, le changement se confirme depuis cette adresse et depuis la nouvelle.',
      ],
      button: 'Autoriser le changement',
      code: 'Ou saisissez ce code sur la page où vous avez changé d’adresse\u00a0:',
      notYou:
        'Cette demande ne vient pas de vous\u00a0? N’ouvrez pas le lien\u00a0: l’adresse restera alors la même. Quelqu’un connaît peut-être votre mot de passe\u00a0: connectez-vous et choisissez-en un autre.',
    },
    reauthentication: {
      subject: 'Votre code de confirmation pour Muster',
      preview: 'À saisir sur la page qui vous le demande.',
      title: 'Confirmez que c’est bien vous',
      paragraphs: [
        'Vous êtes sur le point de modifier un élément important de votre compte, par exemple le mot de passe.',
      ],
      button: null,
      code: 'Saisissez ce code sur la page qui vous le demande\u00a0:',
      notYou:
        'Vous n’avez pas demandé de code\u00a0? Quelqu’un s’est peut-être connecté à votre compte\u00a0: déconnectez tous les appareils et choisissez un autre mot de passe. Ne communiquez jamais ce code à personne.',
    },
  },
  plainLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  expiry: (time) => `Le lien et le code ne servent qu’une fois et expirent dans ${time}.`,
  codeExpiry: (time) => `Le code ne sert qu’une fois et expire dans ${time}.`,
  footer:
    'Envoyé automatiquement par Muster, une application non officielle créée par des passionnés, sur {{ .SiteURL }}',
  resultNotice: ({ player, mission, ownScore, opponentScore, isCorrection }) => ({
    subject: 'Un résultat vous attend sur Muster',
    preview: 'Regardez-le, puis confirmez-le ou refusez-le.',
    title: 'Ce résultat est-il juste\u00a0?',
    paragraphs: [
      isCorrection
        ? `${player} a modifié le score d’une partie contre vous.`
        : `${player} a enregistré une partie contre vous.`,
      ...(mission === null ? [] : [`Mission\u00a0: ${mission}`]),
      `Votre score\u00a0: ${String(ownScore)}. Celui de votre adversaire\u00a0: ${String(opponentScore)}.`,
      isCorrection
        ? 'L’ancien score compte jusqu’à ce que vous confirmiez le nouveau. Vous confirmez ou refusez dans l’application\u00a0; ouvrir le lien ne change rien.'
        : 'Il comptera dès que vous l’aurez confirmé. Vous confirmez ou refusez dans l’application\u00a0; ouvrir le lien ne change rien.',
    ],
    button: 'Voir le résultat',
    notYou:
      'Vous recevez ce message parce que vous l’avez demandé. Pour ne plus en recevoir, ouvrez votre profil, puis Parties, et désactivez «\u00a0M’écrire quand un résultat m’attend\u00a0».',
  }),
};
