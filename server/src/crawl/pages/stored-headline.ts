import { localeFor, type RuleData, textsIn } from '@plumbline/core';
import { unpackData } from './packed-data.ts';
import type { StoredOccurrence } from './stored-occurrence.ts';

/** The finding of a rule on a page, as one sentence. */
export function storedHeadline(rule: RuleData, data: string, locale: string): string {
	// We packed them.
	const occurrences = (unpackData(data) as readonly StoredOccurrence[]).map(
		([, message, values]) => ({ message, values, nodes: [] }),
	);
	return textsIn(localeFor(locale)).headline(rule, occurrences);
}
