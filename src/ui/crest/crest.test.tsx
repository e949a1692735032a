import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Crest } from './crest.tsx';

/** The outlines of a crest; its charge is among them. */
const drawn = (crest: React.ReactElement) => {
  const { container } = render(crest);
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
};

it('bears the device of its faction, or the one that it is given', () => {
  expect(drawn(<Crest hue="syenann" />)).toEqual(drawn(<Crest hue="syenann" charge="leaf" />));
  expect(drawn(<Crest hue="syenann" charge="crown" />)).not.toEqual(drawn(<Crest hue="syenann" />));
});
