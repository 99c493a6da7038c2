import { baseLanguage, locales, rules } from '@plumbline/core';
import { dayMs } from '@plumbline/core/time';
import { type Day, parseDay } from '../facts/day.ts';
import { closestNames, didYouMean } from '../process/closest-names.ts';
import { usageError } from '../process/expected-error.ts';

// Parses option values; an error names the option and what to write instead. A missing option stays undefined.

/** The start of the day in UTC, in milliseconds. */
export function dayStartOf(option: string, text: string | undefined): number | undefined {
	const day = dayOf(option, text);
	return day === undefined ? undefined : day * dayMs;
}

export function dayOf(option: string, text: string | undefined): Day | undefined {
	if (text === undefined) return undefined;
	const day = parseDay(text);
	if (day !== null) return day;
	throw usageError(`--${option}: “${text}” is not a day. Write, for example, 2027-12-31.`);
}

export function wholeNumberOf(
	option: string,
	text: string | undefined,
	{
		least,
		most,
		wanted,
	}: { readonly least: number; readonly most: number; readonly wanted: string },
): number | undefined {
	if (text === undefined) return undefined;
	const number = Number(text);
	if (/^\d+$/.test(text) && number >= least && number <= most) return number;
	throw usageError(`--${option}: “${text}” is not ${wanted}. Write ${least} to ${most}.`);
}

export function timeZoneOf(text: string | undefined): string | undefined {
	if (text === undefined) return undefined;
	try {
		return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		throw usageError(
			`--time-zone: “${text}” is not a time zone. Write, for example, Europe/Berlin or Asia/Tokyo.`,
		);
	}
}

/** The tag of a language that Plumbline has texts in. */
export function localeOf(tag: string | undefined): string | undefined {
	if (tag === undefined || locales.some((locale) => locale === baseLanguage(tag))) return tag;
	throw usageError(`--locale: there are no texts in “${tag}”. Allowed: ${locales.join(', ')}.`);
}

/** Names of rules, separated by commas. */
export function ruleNames(
	list: string,
	option: string,
	ownRules: readonly { readonly name: string }[] = [],
): readonly string[] {
	const known = [...rules, ...ownRules];
	const names = list
		.split(',')
		.map((name) => name.trim())
		.filter((name) => name !== '');
	const unknown = names.find((name) => !known.some((rule) => rule.name === name));
	if (unknown === undefined) return names;
	const meant = didYouMean(
		closestNames(
			unknown.replaceAll('-', '_'),
			known.map(({ name }) => name),
		),
	);
	throw usageError(
		`${option}: there is no rule “${unknown}”.${meant} “plumbline rules” lists them.`,
	);
}

/** One of the allowed values. */
export function oneOf<Value extends string>(
	allowed: readonly Value[],
	given: string,
	option: string,
): Value {
	const value = allowed.find((known) => known === given);
	if (value !== undefined) return value;
	throw usageError(`${option}: “${given}” is not known. Allowed: ${allowed.join(', ')}.`);
}
