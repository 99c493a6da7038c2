import { shorten } from '../../text/width/shorten.ts';

/** The names in braces of a template: `'{px} of {limit}'` gives `'px' | 'limit'`. */
export type Placeholders<Template extends string> =
	Template extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

export type Values = Readonly<Record<string, string | number>>;

/**
 * In UTF-16 units: the longest URL that a sitemap may contain (sitemaps.org). Nobody reads longer
 * words.
 */
const longestValue = 2048;

export const shownValue = (text: string) => shorten(text, longestValue);

export const placeholdersOf = (template: string): readonly string[] =>
	[...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

export function fillTemplate(template: string, values: Values): string {
	return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
		Object.hasOwn(values, name) ? shownValue(String(values[name])) : whole,
	);
}
