import '../../styles/properties.css';
import { compareSources, digestOf, indexingOverview } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { ResponseSection } from '../indexing/response-section.tsx';
import { usePage } from '../page-view.ts';
import { DifferenceView } from '../rendered/difference-view.tsx';
import { useRenderedTexts } from '../rendered/use-rendered-texts.ts';

/** Changes by scripts in the HTML as sent, if there are any, and the server’s response. */
export function ServedSections() {
	const texts = useRenderedTexts();
	const { facts, read, ruleSet } = usePage();
	const { served } = read.facts;
	const differences = useMemo(
		() => (served ? compareSources(served, digestOf(read)) : []),
		[served, read],
	);
	const overview = useMemo(() => indexingOverview(facts, ruleSet, new Date()), [facts, ruleSet]);
	return (
		<>
			{differences.length > 0 && (
				<section data-part="rendered">
					<h2>{texts.title}</h2>
					{differences.map((difference) => (
						<DifferenceView key={difference.part} difference={difference} />
					))}
				</section>
			)}
			<ResponseSection overview={overview} />
		</>
	);
}
