import type { LanguageWords } from './letter-words.ts';

const KEEP_SECRET = 'No compartas nunca el enlace ni el código: quien los tenga puede entrar en tu cuenta.';

/** The mails in Spanish. */
export const SPANISH: LanguageWords = {
  letters: {
    confirmation: {
      subject: 'Confirma tu correo para Muster',
      preview: 'Un toque y tu cuenta estará lista.',
      title: 'Confirma tu correo',
      paragraphs: [
        'Te damos la bienvenida a la mesa. Confirma que esta dirección es tuya y tu cuenta estará lista: podrás guardar en ella tus listas de ejército desde cualquier dispositivo.',
      ],
      button: 'Confirmar mi correo',
      code: 'O escribe este código en la página donde te registraste:',
      notYou: '¿No te has registrado? Ignora este correo: sin confirmación, la cuenta no se puede usar.',
    },
    invite: {
      subject: 'Te han invitado a Muster',
      preview: 'Acepta y la cuenta será tuya.',
      title: 'Tienes una invitación',
      paragraphs: [
        'Te han invitado a Muster, una aplicación para crear listas de ejército y llevarlas a la mesa. La cuenta ya está preparada: acepta y será tuya.',
      ],
      button: 'Aceptar la invitación',
      code: 'O escribe este código en la página de inicio de sesión:',
      notYou: '¿No esperabas ninguna invitación? Ignora este correo y la cuenta quedará sin usar.',
    },
    magic_link: {
      subject: 'Tu enlace para entrar en Muster',
      preview: 'Inicia sesión sin contraseña.',
      title: 'Entra en Muster',
      paragraphs: ['Este es el enlace que has pedido. Con él inicias sesión sin contraseña.'],
      button: 'Iniciar sesión',
      code: 'O escribe este código en la página de inicio de sesión:',
      notYou: `¿No lo has pedido? Ignora este correo. ${KEEP_SECRET}`,
    },
    recovery: {
      subject: 'Elige una contraseña nueva para Muster',
      preview: 'Hasta entonces, la actual sigue valiendo.',
      title: 'Elige una contraseña nueva',
      paragraphs: [
        'Alguien, esperamos que tú, ha pedido una contraseña nueva para la cuenta con esta dirección. El enlace inicia tu sesión para que puedas elegirla. Hasta entonces, la actual sigue valiendo.',
      ],
      button: 'Elegir contraseña nueva',
      code: 'O escribe este código en la página donde la pediste:',
      notYou: `¿No la has pedido? Ignora este correo: tu contraseña no cambia. ${KEEP_SECRET}`,
    },
    email_change: {
      subject: 'Confirma tu nueva dirección en Muster',
      preview: 'Después, tu cuenta podrá usarla.',
      title: 'Confirma tu nueva dirección',
      paragraphs: [
        'Una cuenta de Muster va a usar {{ .NewEmail }} a partir de ahora. Confirma que esta dirección es tuya.',
        'Si a la dirección anterior también ha llegado un correo, confirma el cambio desde allí: en ese caso hacen falta las dos confirmaciones.',
      ],
      button: 'Confirmar la nueva dirección',
      code: 'O escribe este código en la página donde cambiaste la dirección:',
      notYou: '¿No has pedido este cambio? Ignora este correo: sin tu confirmación no cambia nada.',
    },
    email_change_current: {
      subject: 'La dirección de tu cuenta de Muster va a cambiar',
      preview: 'El cambio se autoriza también desde esta dirección.',
      title: 'Autoriza el cambio de dirección',
      paragraphs: [
        'Tu cuenta de Muster va a usar {{ .NewEmail }} a partir de ahora, en lugar de esta dirección.',
        'Por tu seguridad, el cambio se confirma desde esta dirección y también desde la nueva.',
      ],
      button: 'Autorizar el cambio',
      code: 'O escribe este código en la página donde cambiaste la dirección:',
      notYou:
        '¿No has pedido este cambio? No abras el enlace: así la dirección seguirá siendo esta. Puede que alguien conozca tu contraseña; inicia sesión y elige otra.',
    },
    reauthentication: {
      subject: 'Tu código de confirmación de Muster',
      preview: 'Escríbelo en la página que te lo pide.',
      title: 'Confirma que eres tú',
      paragraphs: ['Estás a punto de cambiar algo importante de tu cuenta, por ejemplo la contraseña.'],
      button: null,
      code: 'Escribe este código en la página que te lo pide:',
      notYou:
        '¿No has pedido ningún código? Puede que alguien haya entrado en tu cuenta: cierra la sesión en todos los dispositivos y elige otra contraseña. No des nunca este código a nadie.',
    },
  },
  plainLink: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  expiry: (time) => `El enlace y el código sirven una sola vez y caducan en ${time}.`,
  codeExpiry: (time) => `El código sirve una sola vez y caduca en ${time}.`,
  footer:
    'Enviado automáticamente por Muster, una aplicación no oficial creada por aficionados, en {{ .SiteURL }}',
  resultNotice: ({ player, mission, ownScore, opponentScore, isCorrection }) => ({
    subject: 'Un resultado te espera en Muster',
    preview: 'Míralo y confírmalo o recházalo.',
    title: '¿Es correcto este resultado?',
    paragraphs: [
      isCorrection
        ? `${player} ha cambiado la puntuación de una partida contra ti.`
        : `${player} ha registrado una partida contra ti.`,
      ...(mission === null ? [] : [`Misión: ${mission}`]),
      `Tu puntuación: ${String(ownScore)}. La de tu rival: ${String(opponentScore)}.`,
      isCorrection
        ? 'La puntuación anterior cuenta hasta que confirmes la nueva. Se confirma o se rechaza en la aplicación; abrir el enlace no cambia nada.'
        : 'Contará cuando lo confirmes. Se confirma o se rechaza en la aplicación; abrir el enlace no cambia nada.',
    ],
    button: 'Ver el resultado',
    notYou:
      'Recibes este correo porque lo has pedido. Para no recibir más, abre tu perfil, luego Partidas, y desactiva «Avisarme por correo cuando un resultado me espere».',
  }),
};
