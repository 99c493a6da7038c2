import '../../styles/properties.css';
import { compareSources, digestOf } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { usePage } from '../page-view.ts';
import { DifferenceView } from './difference-view.tsx';
import { useRenderedTexts } from './use-rendered-texts.ts';
import { VitalsSection } from './vitals-section.tsx';

/** Shows what scripts changed in the HTML as sent, and the vitals of this visit. */
export function Rendered() {
	const { reason } = useLanguage();
	const texts = useRenderedTexts();
	const { read } = usePage();
	const { served, vitals } = read.facts;
	const differences = useMemo(
		() => served && compareSources(served, digestOf(read)),
		[served, read],
	);
	return (
		<>
			<section>
				<h2>{texts.title}</h2>
				<p class="quiet-text">{texts.why}</p>
				{differences === null && (
					<p>{texts.unknown({ reason: reason(read.unknown.served ?? 'no_served_html') })}</p>
				)}
				{differences?.length === 0 && <p>{texts.same}</p>}
				{differences?.map((difference) => (
					<DifferenceView key={difference.part} difference={difference} />
				))}
			</section>
			<VitalsSection vitals={vitals} />
		</>
	);
}
