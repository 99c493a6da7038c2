import type { ReportedOccurrence, ReportedRule } from '@plumbline/core';
import { useState } from 'preact/hooks';
import { useLanguage } from '../language.ts';
import { NodeButton } from './node-button.tsx';

/** So many are shown at once; the rest on request. */
const AT_FIRST = 6;

/** Where a finding is, and what is wrong there if it differs from place to place. */
export function Occurrences({ finding }: { readonly finding: ReportedRule }) {
	const { texts } = useLanguage();
	const [showsAll, setShowsAll] = useState(false);
	const { occurrences, occurrenceCount } = finding;
	const shown = showsAll ? occurrences : occurrences.slice(0, AT_FIRST);
	const folded = occurrences.length - shown.length;
	return (
		<>
			{shown.map((occurrence, index) => (
				<Occurrence key={index} occurrence={occurrence} headline={finding.headline} />
			))}
			{folded > 0 && (
				<button type="button" class="more" onClick={() => setShowsAll(true)}>
					{texts.showMore(folded)}
				</button>
			)}
			{showsAll && occurrenceCount > occurrences.length && (
				<p>{texts.andMore(occurrenceCount - occurrences.length)}</p>
			)}
		</>
	);
}

interface OccurrenceProps {
	readonly occurrence: ReportedOccurrence;
	readonly headline: string;
}

function Occurrence({ occurrence: { message, nodes }, headline }: OccurrenceProps) {
	return (
		<div class="occurrence">
			{message !== headline && <p dir="auto">{message}</p>}
			{nodes.map((location) => (
				<NodeButton key={location.node} location={location} />
			))}
		</div>
	);
}
