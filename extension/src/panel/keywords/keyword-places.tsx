import type { KeywordPlace, MarkState } from '@plumbline/core';
import { StateMark } from '@plumbline/ui';
import { useLanguage } from '../../language/language.ts';
import { textsFor as keywordTextsFor, type Texts } from '../../texts/keywords/texts.generated.ts';
import { KeywordHits } from './keyword-hits.tsx';

const states: Readonly<Record<KeywordPlace['best'], MarkState | null>> = {
	exact: 'right',
	inOrder: 'right',
	// The findings say whether a scattered or missing keyword matters.
	scattered: null,
	missing: null,
	absent: 'not_applicable',
	unknown: 'unknown',
};

/** The mark of a keyword in one place; nothing where it is missing. */
export function PlaceMark({ best }: Pick<KeywordPlace, 'best'>) {
	const state = states[best];
	if (state) return <StateMark state={state} isSaid />;
	return best === 'scattered' ? <span aria-hidden="true">≈</span> : null;
}

/** How well a keyword matches in a place, and how often. */
export function matchText({ best, hitCount }: KeywordPlace, texts: Texts): string {
	return hitCount > 1
		? `${texts.best[best]} · ${texts.hits({ count: hitCount })}`
		: texts.best[best];
}

/** How well one keyword matches in each place; opened, the matching passages. */
export function KeywordPlaces({ places }: { readonly places: readonly KeywordPlace[] }) {
	const texts = keywordTextsFor(useLanguage().locale);
	return (
		<>
			{places.map((place) => {
				const line = (
					<>
						<span class="row-mark">
							<PlaceMark best={place.best} />
						</span>
						<span class="place-name">{texts.places[place.name]}</span>
						<small>{matchText(place, texts)}</small>
					</>
				);
				if (place.hitCount === 0)
					return (
						<p key={place.name} class="place-row">
							{line}
						</p>
					);
				return (
					<details key={place.name}>
						<summary class="place-row">{line}</summary>
						<KeywordHits hits={place.hits} />
					</details>
				);
			})}
		</>
	);
}
