import type { Locale } from '@plumbline/core';
import { type Texts, textsFor } from '../../texts/texts.generated.ts';
import type { FoundOpportunity, NotLooked } from './found-opportunity.ts';

interface InWords {
	readonly reason: string;
	readonly what_to_do: string;
}

/** The reason of an opportunity and what to do about it. */
export function inWords(found: FoundOpportunity, locale: Locale): InWords {
	const own = textsFor(locale).opportunities;
	const { clicks_to_gain, evidence, keyword, kind, verdict } = found;
	const whole = (value: number | null | undefined) => Math.round(value ?? 0);
	const query = {
		keyword: keyword ?? '',
		position: (evidence.average_position ?? 0).toFixed(1),
		impressions: whole(evidence.impressions),
		clicks: whole(evidence.clicks),
	};
	switch (kind) {
		case 'near_first_page':
			return {
				reason: own[kind].reason({ ...query, ...missing(found, own) }),
				what_to_do: own[kind].whatToDo,
			};
		case 'few_clicks_for_position':
			return {
				reason: own[kind].reason({ ...query, usual: whole(evidence.usual_clicks) }),
				what_to_do: own[kind].whatToDo,
			};
		case 'decay':
			return {
				reason: own[kind].reason({
					...query,
					lost: whole(clicks_to_gain),
					weeks: evidence.weeks_fallen ?? 0,
					expected: whole(evidence.expected_clicks),
				}),
				what_to_do: own[kind].whatToDo,
			};
		case 'pages_take_turns':
			return {
				reason: own[kind].reason({
					...query,
					pages: evidence.pages?.length ?? 0,
					turns: evidence.turns ?? 0,
				}),
				what_to_do: own[kind].whatToDo,
			};
		case 'within_reach':
			return { reason: own[kind].reason(query), what_to_do: own[kind].whatToDo };
		case 'blocked_with_impressions':
			return {
				reason: own[kind].reason({ ...query, verdict: verdict?.reason ?? '' }).trim(),
				what_to_do: verdict?.fix ?? '',
			};
	}
}

/** Where words of the query are missing, and which. */
function missing({ evidence }: FoundOpportunity, own: Texts['opportunities']) {
	const places = (evidence.missing_in ?? []).map((name) => own.places[name]);
	const words = (evidence.missing_words ?? []).map((word) => own.word({ word }));
	return {
		places:
			places.length === 0 ? '' : places.reduce((first, second) => own.twoPlaces({ first, second })),
		words:
			words.length === 0 ? '' : words.reduce((first, second) => own.moreWords({ first, second })),
	};
}

export const whyNotLooked = (reason: NotLooked, locale: Locale): string =>
	textsFor(locale).opportunities.notLooked[reason];
