import {
	type Location,
	type Report,
	type ReportedRule,
	sourceName,
	sourcesOf,
} from '@plumbline/core';
import { type Explanations, useExplanations } from './use-explanations.ts';

interface FindingsProps {
	readonly report: Report;
	readonly onPlace: (place: Location) => void;
}

/** The marks of the command: must be fixed, worth fixing, a note. */
const marks = { blocker: '✗', error: '✗', warning: '~', note: '·' } as const;
const markMeanings = {
	blocker: 'Must be fixed',
	error: 'Must be fixed',
	warning: 'Worth fixing',
	note: 'Note',
} as const;

/** The findings that matter, most important first; then the notes, folded. */
export function Findings({ onPlace, report }: FindingsProps) {
	const explanations = useExplanations();
	const weighty = report.findings.filter(({ severity }) => severity !== 'note');
	const notes = report.findings.filter(({ severity }) => severity === 'note');
	const unchecked = report.rules.filter(
		({ reason, status }) => status === 'not_checked' && reason !== 'no_keyword',
	).length;
	return (
		<>
			<ul class="findings">
				{weighty.map((finding) => (
					<Finding
						key={finding.name}
						finding={finding}
						text={explanations[finding.name]}
						onPlace={onPlace}
					/>
				))}
			</ul>
			{notes.length > 0 && (
				<details class="findings-notes">
					<summary>{notes.length === 1 ? '1 note' : `${notes.length} notes`}</summary>
					<ul class="findings">
						{notes.map((finding) => (
							<Finding
								key={finding.name}
								finding={finding}
								text={explanations[finding.name]}
								onPlace={onPlace}
							/>
						))}
					</ul>
				</details>
			)}
			<p class="findings-unknown">
				{unchecked} rules need more than the HTML: the URL, headers, other pages or a browser. They
				are neither passed nor failed.
			</p>
		</>
	);
}

interface FindingProps {
	readonly finding: ReportedRule;
	readonly text: Explanations[string] | undefined;
	readonly onPlace: (place: Location) => void;
}

/** One defect: what is wrong, where, what to do; opened, why and who says so. */
function Finding({ finding, onPlace, text }: FindingProps) {
	const { headline, name, occurrences, severity } = finding;
	const places = occurrences.flatMap(({ nodes }) => nodes[0] ?? []);
	return (
		<li class={`finding ${severity}`}>
			<span class="finding-mark" role="img" aria-label={markMeanings[severity]}>
				{marks[severity]}
			</span>
			<div>
				<strong dir="auto">{headline}</strong>
				{places.length > 0 && (
					<p class="finding-places">
						{places.slice(0, mostPlaces).map((place) => (
							<Place key={`${place.line}:${place.column}`} place={place} onPlace={onPlace} />
						))}
						{places.length > mostPlaces && <span>and {places.length - mostPlaces} more</span>}
					</p>
				)}
				<p>{text?.fix}</p>
				<details>
					<summary>Why?</summary>
					<p>{text?.why}</p>
					<p>
						{sourcesOf(finding).map((url) => (
							<a key={url} href={url} rel="noreferrer" target="_blank">
								{sourceName(url)}
							</a>
						))}{' '}
						<a href={`${import.meta.env.BASE_URL}rules/${name}.html`}>{name}</a>
					</p>
				</details>
			</div>
		</li>
	);
}

const mostPlaces = 4;

function Place({ onPlace, place }: { place: Location; onPlace: (place: Location) => void }) {
	if (place.line === null) return null;
	return (
		<button type="button" onClick={() => onPlace(place)}>
			Line {place.line}
			{place.snippet && <code dir="ltr">{place.snippet}</code>}
		</button>
	);
}
