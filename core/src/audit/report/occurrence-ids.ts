import type { Occurrence } from '../rule.ts';
import type { Values } from '../texts/text-template.ts';

/** Gives each occurrence of a rule its id, in the order in which the rule found them. */
export type IdOf = (occurrence: Occurrence) => string;

/**
 * Ids that stay the same on every host and while the page around them changes: built from the rule,
 * its message and the words it names, with a count if several are alike. Numbers are left out,
 * because they change with the rest of the page.
 */
export function occurrenceIds(rule: string): IdOf {
	const seen = new Map<string, number>();
	return ({ message, values }) => {
		const content = [rule, message, ...words(values)].join('\n');
		const count = (seen.get(content) ?? 0) + 1;
		seen.set(content, count);
		return hash(count === 1 ? content : `${content}\n${count}`);
	};
}

const words = (values: Values) =>
	Object.keys(values)
		.filter((name) => typeof values[name] === 'string')
		.sort()
		.map((name) => `${name}=${values[name]}`);

/** 53 bits of two FNV-1a-like sums, as text: short, and the same on every host. */
function hash(content: string): string {
	let low = 0x811c9dc5;
	let high = 0xcbf29ce4;
	for (let index = 0; index < content.length; index++) {
		const unit = content.charCodeAt(index);
		low = Math.imul(low ^ unit, 0x01000193);
		high = Math.imul(high ^ unit, 0x5bd1e995);
	}
	return ((high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0)).toString(36);
}
