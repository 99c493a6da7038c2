import { useLanguage } from '../../language/language.ts';
import { Finding } from '../findings/finding.tsx';
import { usePage } from '../page-view.ts';
import { SearchPreviewCard } from './search-preview-card.tsx';
import { ServedSections } from './served-sections.tsx';

const maxShown = 3;

/** The most important findings; notes are only on the findings screen. */
function FixFirst() {
	const texts = useLanguage().texts.search.overview;
	const { open, report } = usePage();
	const first = report.findings.filter(({ severity }) => severity !== 'note').slice(0, maxShown);
	return (
		<section>
			{first.length > 0 && <h2>{texts.fixFirst}</h2>}
			{first.map((finding) => (
				<Finding key={finding.name} finding={finding} />
			))}
			<button type="button" class="more" onClick={() => open('findings')}>
				{texts.allFindings}
			</button>
		</section>
	);
}

/** The overview below the page at a glance: what to do first, how the page looks in results, and how it was served. */
export const OverviewMore = () => (
	<>
		<FixFirst />
		<SearchPreviewCard />
		<ServedSections />
	</>
);
