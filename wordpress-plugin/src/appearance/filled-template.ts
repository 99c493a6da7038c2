import type { Variables } from './screen-settings.ts';

const variable = /\{([\p{L}\p{N}_-]+)\}/gu;

/** A template as `includes/appearance/class-template.php` fills it in: without unknown variables and idle separators. */
export function filledTemplate(template: string, variables: Variables): string {
	const values = new Map(Object.entries({ ...variables, separator: '\u001f' }));
	const filled = template.replace(variable, (_, name: string) => values.get(name) ?? '');
	const parts = filled.split('\u001f').map((part) => part.trim());
	const kept = parts.filter((part) => part !== '').join(` ${variables.separator ?? ''} `);
	return kept.replace(/\s+/g, ' ').trim();
}

/** Variables that a template would lose, in braces. */
export const unknownVariables = (template: string, variables: Variables): readonly string[] => [
	...new Set(
		[...template.matchAll(variable)]
			.filter(([, name]) => name !== undefined && !Object.hasOwn(variables, name))
			.map(([whole]) => whole),
	),
];
