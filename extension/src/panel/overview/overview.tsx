import { usePage } from '../page-view.ts';
import { Verdict } from '../verdict.tsx';
import { FixFirst } from './fix-first.tsx';
import { GeoField } from './geo-field.tsx';
import { SearchPreviewCard } from './search-preview-card.tsx';
import { TextLanguageField } from './text-language-field.tsx';

/** Whether the page can be found, how it looks in results, and what to do first. */
export function Overview() {
	const { report } = usePage();
	return (
		<>
			<Verdict report={report} />
			<div class="settings quiet-text">
				<GeoField />
				<TextLanguageField />
			</div>
			<SearchPreviewCard />
			<FixFirst />
		</>
	);
}
