/**
 * Prints the bounds of changes to the catalogue for a new migration, as JSON Schema made of the
 * strict parser: node scripts/supabase/catalogue-bounds.ts
 */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { placedNumbersBounds } from '#domain/catalogue/release/number-places.ts';
import { changeSchemas, TARGETS } from '#domain/catalogue/release/overlay-schema.ts';

/** For each part of an overlay the pattern of its targets and the JSON Schema of one change. */
export function catalogueBounds(): object {
  return Object.fromEntries(
    (['factions', 'units', 'terms', 'missions'] as const).map((part) => [
      part,
      { target: TARGETS[part].source, change: boundsOf(changeSchemas[part]) },
    ]),
  );
}

function boundsOf(schema: GenericSchema): object {
  const { $schema: _draft, ...bounds } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type === 'regex' && 'requirement' in valibotAction)
        return { ...jsonSchema, pattern: String(valibotAction.requirement).slice(1, -2) };
      // The one raw check: numbers of missions keep the bounds of their places.
      if (valibotAction.type === 'raw_check') return placedNumbersBounds();
      // The one check: a text is not empty and has no blanks around it.
      return valibotAction.type === 'check' ? { ...jsonSchema, pattern: '^\\S(.*\\S)?$' } : undefined;
    },
  });
  return bounds;
}

if (import.meta.main) console.log(JSON.stringify(catalogueBounds()));
