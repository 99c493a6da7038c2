import * as z from 'zod/mini';
import { plainForm } from './documented.ts';
import { parseList } from './parse-list.ts';

/** One of these names, in any case. */
export function anyCaseChoice<const Values extends readonly [string, ...string[]]>(
	values: Values,
	wanted: string,
) {
	const error = `${wanted} Allowed: ${values.join(', ')}.`;
	const name = z.enum(values, { error });
	return z
		.pipe(z.pipe(z.string({ error }), z.transform(folded)), name)
		.check(z.meta({ description: wanted, enum: [...values] }));
}

/** Several of these names: a comma-separated list, repeated, or an array; each once. */
export function choices<const Values extends readonly [string, ...string[]]>(
	values: Values,
	wanted: string,
) {
	const error = `${wanted} Allowed: ${values.join(', ')}.`;
	const one = z.string({ error });
	const names = z.array(z.enum(values, { error }), { error });
	return z
		.pipe(
			z.pipe(
				z.union([one, z.array(one)], { error }),
				z.transform((value) => [...new Set([value].flat().flatMap(parseList).map(folded))]),
			),
			names,
		)
		.check(z.meta({ description: wanted, [plainForm]: namesForm(values) }));
}

function namesForm(values: readonly string[]) {
	const array = { type: 'array', items: { type: 'string', enum: [...values] } };
	return { anyOf: [array, { type: 'string', description: 'The same, separated by commas.' }] };
}

function folded(text: string): string {
	return text.trim().toLowerCase();
}
