import { type ReportedRule, sourceName, sourcesOf, textsIn } from '@plumbline/core';
import { ExternalLink } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { placesOf } from '../../audit/place.ts';
import { locale } from '../../settings/settings.ts';
import { DismissForm } from '../dismissals/dismiss-form.tsx';
import { SeverityMark } from '../verdict/brief-findings.tsx';
import { goToPlace } from './go-to-place.ts';
import { PlaceList } from './place-list.tsx';

/** Maximum number of snippets shown. */
const mostShown = 5;

/** The HTML of findings that are in no block. */
function Snippets({ occurrences, occurrenceCount }: ReportedRule) {
	const snippets = occurrences.flatMap(({ id, nodes: [first] }) =>
		first?.snippet ? [{ id, snippet: first.snippet }] : [],
	);
	if (snippets.length === 0) return null;
	const more = occurrenceCount - Math.min(mostShown, snippets.length);
	return (
		<>
			{snippets.slice(0, mostShown).map(({ id, snippet }) => (
				<code key={id} className="plumbline-snippet" dir="ltr">
					{snippet}
				</code>
			))}
			{more > 0 && <p>{textsIn(locale()).phrase('more_places', { count: more })}</p>}
		</>
	);
}

interface FindingProps {
	readonly finding: ReportedRule;
	readonly htmls: ReadonlyMap<string, string>;
}

/** One sentence about this post; a click selects the words and shows more. */
export function Finding({ finding, htmls }: FindingProps) {
	const [isOpen, setIsOpen] = useState(false);
	const detailId = useId();

	function toggle() {
		const [first] = placesOf(finding);
		// Does not jump to a field, which is far away: people first read the finding.
		if (!isOpen && first && first.kind !== 'field') goToPlace(first, htmls);
		setIsOpen(!isOpen);
	}

	return (
		<div className="plumbline-finding">
			<button
				type="button"
				className="plumbline-finding__headline"
				aria-expanded={isOpen}
				aria-controls={detailId}
				onClick={toggle}
			>
				<SeverityMark severity={finding.severity} />
				<span>{finding.headline}</span>
			</button>
			<div id={detailId} className="plumbline-finding__detail" hidden={!isOpen}>
				{isOpen && <Detail finding={finding} htmls={htmls} />}
			</div>
		</div>
	);
}

const Detail = ({ finding, htmls }: FindingProps) => (
	<>
		<p>{finding.why}</p>
		<p className="plumbline-finding__fix">{finding.fix}</p>
		<PlaceList places={placesOf(finding)} ofImages={finding.group === 'images'} htmls={htmls} />
		<Snippets {...finding} />
		<Source finding={finding} />
		<DismissForm finding={finding} />
	</>
);

function Source({ finding }: { readonly finding: ReportedRule }) {
	return (
		<p className="plumbline-finding__source">
			<span className="plumbline-tag">{textsIn(locale()).phrase(`class_${finding.class}`)}</span>
			{sourcesOf(finding).map((url) => (
				<ExternalLink key={url} href={url}>
					{sourceName(url)}
				</ExternalLink>
			))}
		</p>
	);
}
