import type { KeywordPlace, KeywordReport, MarkState } from '@plumbline/core';
import { StateMark } from '@plumbline/ui';
import { useLanguage } from '../../language/language.ts';
import { textsFor as keywordTextsFor } from '../../texts/keywords/texts.generated.ts';
import { KeywordHits } from './keyword-hits.tsx';

interface KeywordCardProps {
	readonly report: KeywordReport;
	readonly isMain: boolean;
	readonly onMakeMain: () => void;
}

/** One keyword: how well it matches in each place; opened, the matching passages. */
export function KeywordCard({ report, isMain, onMakeMain }: KeywordCardProps) {
	const texts = keywordTextsFor(useLanguage().locale);
	return (
		<section class="keyword-card">
			<div class="section-head">
				<h2 dir="auto">{report.keyword}</h2>
				{isMain ? (
					<small>{texts.main}</small>
				) : (
					<button type="button" class="plain" onClick={onMakeMain}>
						{texts.makeMain}
					</button>
				)}
			</div>
			{report.places.map((place) => (
				<PlaceRow key={place.name} place={place} />
			))}
		</section>
	);
}

const states: Readonly<Record<KeywordPlace['best'], MarkState | null>> = {
	exact: 'right',
	inOrder: 'right',
	// The findings say whether a scattered or missing keyword matters.
	scattered: null,
	missing: null,
	absent: 'not_applicable',
	unknown: 'unknown',
};

function PlaceRow({ place }: { readonly place: KeywordPlace }) {
	const texts = keywordTextsFor(useLanguage().locale);
	const { best, hitCount, name } = place;
	const state = states[best];
	const line = (
		<>
			<span class="row-mark">{state && <StateMark state={state} isSaid />}</span>
			<span class="place-name">{texts.places[name]}</span>
			<small>
				{texts.best[best]}
				{hitCount > 1 && ` · ${texts.hits({ count: hitCount })}`}
			</small>
		</>
	);
	if (hitCount === 0) return <p class="place-row">{line}</p>;
	return (
		<details>
			<summary class="place-row">{line}</summary>
			<KeywordHits hits={place.hits} />
		</details>
	);
}
