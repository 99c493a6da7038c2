import { isIsoDate, isIsoDuration, isIsoTime } from './iso-dates.ts';
import { isWithin, limitsOf, limitsText } from './limits.ts';
import { listOf, namesIn } from './value-list.ts';

/** The kinds of faults that a value can have. Each belongs to one rule. */
export type FaultKind =
	| 'amount'
	| 'apart'
	| 'currency'
	| 'date'
	| 'duration'
	| 'form'
	| 'length'
	| 'list'
	| 'number'
	| 'past'
	| 'pixels'
	| 'repeated'
	| 'time'
	| 'unwanted'
	| 'value';

export interface Wrong {
	readonly kind: FaultKind;
	/**
	 * The right value, in a notation that needs no translation. For `apart` it is the other
	 * property, for `unwanted` the part to leave out.
	 */
	readonly allowed: string;
	/** The fault if it is not the text itself: a size or a number. */
	readonly value?: string;
}

/** Judges one text; null if it meets the demand. */
export type TextDemand = (text: string, asked: string) => Wrong | null;

export const textDemands: Readonly<Record<string, TextDemand>> = {
	boolean: unless(
		/^(?:(?:https?:\/\/)?schema(?:\.org\/|:))?(?:true|false)$/i,
		'value',
		'true, false',
	),
	country: (text, asked) =>
		// Older examples have several in one text.
		new RegExp(`^[a-z]{2,${asked || 2}}(?:[\\s,]+[a-z]{2,3})*$`, 'i').test(text)
			? null
			: { kind: 'form', allowed: 'DE' },
	currency: unless(/^[A-Z]{3}$/i, 'currency', 'EUR'),
	date: (text) => (isIsoDate(text) ? null : { kind: 'date', allowed: '' }),
	days: (text) => (isIsoDate(text) ? null : whole(text, '0..')),
	duration: (text) => (isIsoDuration(text) ? null : { kind: 'duration', allowed: '' }),
	email: unless(/^(?:mailto:)?[^\s@]+@[^\s@]+\.[^\s@]+$/i, 'form', 'name@example.com'),
	exactly: (text, asked) =>
		namesIn(asked).includes(text) ? null : { kind: 'list', allowed: listOf(asked) },
	item: (_text, asked) => ({ kind: 'value', allowed: asked }),
	language: unless(/^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i, 'form', 'en-US'),
	length: (text, asked) => {
		const { length } = [...text];
		const limits = limitsOf(asked);
		if (isWithin(length, limits)) return null;
		return { kind: 'length', allowed: limitsText(limits), value: String(length) };
	},
	like: (text, asked) => {
		const [form = '', example = ''] = asked.split(' e.g. ');
		return patternOf(form).test(text) ? null : { kind: 'form', allowed: example };
	},
	number,
	one: (text, asked) =>
		namesIn(asked).some((name) => isName(text, name))
			? null
			: { kind: 'list', allowed: listOf(asked) },
	rating: unless(/^-?\d+(?:\.\d+)?\s*(?:%|\/\s*\d+(?:\.\d+)?)?$/, 'number', ''),
	// With a separator of thousands, people mean a whole number.
	tally: (text) => (/^\d{1,3}(?:[,.' ]\d{3})+$/.test(text) ? null : whole(text, '')),
	time: (text) => (isIsoTime(text) ? null : { kind: 'time', allowed: '' }),
	url: unless(
		/^(?:[a-z][a-z0-9+.-]*:|\/\/|[./#?])\S+$|\.[a-z0-9]{2,5}$/i,
		'form',
		'https://example.com/',
	),
	whole,
	without: (text, asked) => {
		const [part] = patternOf(asked).exec(text) ?? [];
		return part === undefined ? null : { kind: 'unwanted', allowed: part.trim() };
	},
};

function unless(form: RegExp, kind: FaultKind, allowed: string): TextDemand {
	return (text) => (form.test(text) ? null : { kind, allowed });
}

function number(text: string, asked: string): Wrong | null {
	if (!/^[+-]?\d*\.?\d+(?:e[+-]?\d+)?$/i.test(text)) return { kind: 'number', allowed: '' };
	const limits = limitsOf(asked);
	return isWithin(Number(text), limits) ? null : { kind: 'value', allowed: limitsText(limits) };
}

function whole(text: string, asked: string): Wrong | null {
	const wrong = number(text, asked);
	if (wrong || Number.isInteger(Number(text))) return wrong;
	return { kind: 'value', allowed: '1, 2, 3' };
}

const patterns = new Map<string, RegExp>();

function patternOf(text: string): RegExp {
	const known = patterns.get(text);
	if (known) return known;
	const pattern = new RegExp(text, 'iu');
	patterns.set(text, pattern);
	return pattern;
}

/** Google accepts the URL of a value, its name alone, and with a prefix. */
function isName(text: string, name: string): boolean {
	const value = (text.split(/[/#:]/).at(-1) ?? '').toLowerCase();
	const [start = '', end] = name.toLowerCase().split('*');
	return end === undefined ? value === start : value.startsWith(start) && value.endsWith(end);
}
