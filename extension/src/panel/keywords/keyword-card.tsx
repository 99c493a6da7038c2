import type { KeywordPlace, KeywordReport } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { KeywordHits } from './keyword-hits.tsx';

interface KeywordCardProps {
	readonly report: KeywordReport;
	readonly isMain: boolean;
	readonly onMakeMain: () => void;
}

/** One keyword: how well it matches in each place; opened, the matching passages. */
export function KeywordCard({ report, isMain, onMakeMain }: KeywordCardProps) {
	const texts = useLanguage().texts.content.keywords;
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

const signs: Readonly<
	Record<KeywordPlace['best'], { readonly sign: string; readonly tone: string }>
> = {
	exact: { sign: '✓', tone: 'good' },
	inOrder: { sign: '✓', tone: 'good' },
	scattered: { sign: '~', tone: 'quiet' },
	// Neutral: the findings say whether a missing keyword matters.
	missing: { sign: '–', tone: 'quiet' },
	absent: { sign: '·', tone: 'quiet' },
	unknown: { sign: '?', tone: 'quiet' },
};

function PlaceRow({ place }: { readonly place: KeywordPlace }) {
	const texts = useLanguage().texts.content.keywords;
	const { best, hitCount, name } = place;
	const { sign, tone } = signs[best];
	const line = (
		<>
			<span class={`dot ${tone}`} aria-hidden="true">
				{sign}
			</span>
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
