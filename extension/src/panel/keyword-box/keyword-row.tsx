import type { KeywordReport } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { textsFor as keywordTextsFor } from '../../texts/keywords/texts.generated.ts';
import { matchText, PlaceMark } from '../keywords/keyword-places.tsx';

interface KeywordRowProps {
	readonly report: KeywordReport;
	readonly isMain: boolean;
	readonly isOfSite: boolean;
	readonly synonyms: number;
	readonly isOpen: boolean;
	readonly onToggle: () => void;
	readonly onRemove: () => void;
}

/** One keyword, and a mark for each place. */
export function KeywordRow(props: KeywordRowProps) {
	const { isMain, isOfSite, isOpen, onRemove, onToggle, report, synonyms } = props;
	const { locale, texts } = useLanguage();
	const own = keywordTextsFor(locale);
	const { keyword, places } = report;
	const removes = texts.removeKeyword({ keyword });
	const says = [isMain && own.main, isOfSite && texts.wholeSite].filter(Boolean).join(' · ');
	return (
		<tr>
			<th scope="row">
				<div class="chip">
					<button
						type="button"
						class="chip-name"
						aria-expanded={isOpen}
						title={keyword}
						onClick={onToggle}
					>
						<span dir="auto">{keyword}</span>
						{synonyms > 0 && <small> {texts.synonyms.count({ count: synonyms })}</small>}
					</button>
					<button type="button" aria-label={removes} title={removes} onClick={onRemove}>
						×
					</button>
				</div>
				{says && <small class="chip-note">{says}</small>}
			</th>
			{places.map((place) => {
				const match = matchText(place, own);
				return (
					<td key={place.name} title={`${own.places[place.name]}: ${match}`}>
						<PlaceMark best={place.best} />
						<span class="spoken">{match}</span>
					</td>
				);
			})}
		</tr>
	);
}
