import type { Location, ReportedOccurrence, ReportedRule } from '@plumbline/core';
import { useContext, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { IgnoringContext } from './ignoring.ts';
import { PointButton } from './point-button.tsx';

/** How many places are shown at first; a button shows the rest. */
const atFirst = 6;

/** The places of a finding, with what is wrong there when that differs from place to place. */
export function Occurrences({ finding }: { readonly finding: ReportedRule }) {
	const { texts } = useLanguage();
	const [showsAll, setShowsAll] = useState(false);
	const { headline, occurrences, occurrenceCount } = finding;
	const listed = showsAll ? occurrences : occurrences.slice(0, atFirst);
	const folded = occurrences.length - listed.length;
	const unlisted = occurrenceCount - occurrences.length;
	return (
		<>
			{placesOf(listed).map((place) => (
				<PlaceView key={place.message} place={place} headline={headline} />
			))}
			{folded > 0 && (
				<button type="button" class="more" onClick={() => setShowsAll(true)}>
					{texts.showMore({ count: folded })}
				</button>
			)}
			{showsAll && unlisted > 0 && <p>{texts.andMore({ count: unlisted })}</p>}
		</>
	);
}

interface PlaceViewProps {
	readonly place: Place;
	readonly headline: string;
}

function PlaceView({ place: { ids, message, nodes }, headline }: PlaceViewProps) {
	const texts = useLanguage().texts.findings;
	const ignoring = useContext(IgnoringContext);
	return (
		<div class="place">
			{message !== headline && <p dir="auto">{message}</p>}
			{nodes.map((location) => (
				<NodeButton key={location.node} location={location} />
			))}
			{ignoring && (
				<button
					type="button"
					class="plain"
					onClick={() => ignoring.ignore({ headline: message, occurrences: ids })}
				>
					{texts.ignoreThis}
				</button>
			)}
		</div>
	);
}

/** A button with the source code of a node. */
const NodeButton = ({ location: { node, snippet } }: { readonly location: Location }) => (
	<PointButton node={node} class="node" dir="ltr">
		{snippet ?? '…'}
	</PointButton>
);

/** The nodes of a finding that share one message. */
interface Place {
	readonly message: string;
	readonly nodes: readonly Location[];
	/** Ids of the occurrences. */
	readonly ids: readonly string[];
}

/** Groups occurrences by message, in the order of the page, and lists each node once. */
export function placesOf(occurrences: readonly ReportedOccurrence[]): readonly Place[] {
	const byMessage = Map.groupBy(occurrences, ({ message }) => message);
	return [...byMessage].map(([message, same]) => ({
		message,
		nodes: once(same.flatMap(({ nodes }) => nodes)),
		ids: same.map(({ id }) => id),
	}));
}

const once = (nodes: readonly Location[]) => [
	...new Map(nodes.map((location) => [location.node, location])).values(),
];
