import type { NodeRef } from '../../facts/node-ref.ts';
import { descriptionLimit, type RuleSet } from '../../rule-sets/rule-set.ts';
import type { TextRange } from '../../text/keyphrase/match-keyphrase.ts';
import { titleWithoutSiteName } from '../../text/keywords/site-name.ts';
import { cutAtPixels, hasKnownWidth, pixelWidth } from '../../text/width/pixel-width.ts';
import { dominantScript } from '../../text/words/script.ts';

/** A text as shown on a results page of some width. */
export interface FittedText {
	readonly shown: string;
	/** The part that does not fit; empty if all of it does. */
	readonly rest: string;
	/** In pixels; null for scripts whose letters join and stack, which only a canvas can measure. */
	readonly width: number | null;
	readonly limit: number;
	readonly node: NodeRef;
	/** The words of the keywords in `shown`, in order. */
	readonly hits: readonly TextRange[];
}

export interface FittedDescription {
	readonly desktop: FittedText;
	readonly phone: FittedText;
}

interface Given {
	readonly text: string;
	readonly node: NodeRef;
	readonly hits: readonly TextRange[];
}

/** Results pages of Google do not set words of a title in bold, and show the site's name above it. */
export function fittedTitle(
	{ text, node }: Omit<Given, 'hits'>,
	siteName: string | null,
	{ title: { fontSizePx, limitPx } }: RuleSet,
): FittedText {
	return fitted(
		{ text: titleWithoutSiteName(text, siteName), node, hits: [] },
		fontSizePx,
		limitPx,
	);
}

export function fittedDescription(given: Given, ruleSet: RuleSet): FittedDescription {
	const { desktopPx, phonePx } = descriptionLimit(ruleSet, dominantScript(given.text));
	const { fontSizePx } = ruleSet.description;
	return {
		desktop: fitted(given, fontSizePx, desktopPx),
		phone: fitted(given, fontSizePx, phonePx),
	};
}

function fitted({ text, node, hits }: Given, fontSizePx: number, limit: number): FittedText {
	if (!hasKnownWidth(text)) return { shown: text, rest: '', width: null, limit, node, hits };
	const { shown, rest } = cutAtPixels(text, fontSizePx, limit);
	return {
		shown,
		rest,
		width: Math.round(pixelWidth(text, fontSizePx)),
		limit,
		node,
		hits: hits.filter(({ end }) => end <= shown.length),
	};
}
