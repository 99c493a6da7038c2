import { useEffect, useRef, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { FilterBar } from '../controls/filter-bar.tsx';
import { usePage } from '../page-view.ts';
import {
	type AudienceFilter,
	audienceFilters,
	FindingSections,
	isFor,
} from './finding-sections.tsx';
import { IgnoredList } from './ignored-list.tsx';
import { type IgnoreWish, IgnoringContext, useIgnoring } from './ignoring.ts';

/** All findings by severity, for everybody or for one audience. */
export function Findings() {
	const texts = useLanguage().texts.findings;
	const { report } = usePage();
	const [audience, choose] = useState<AudienceFilter>('all');
	const ignoring = useIgnoring();
	const options = audienceFilters
		.map((value) => ({
			value,
			name: value === 'all' ? texts.everybody : texts.audiences[value],
			count: report.findings.filter((finding) => isFor(finding, value)).length,
		}))
		.filter(({ count, value }) => count > 0 || value === 'all' || value === audience);
	return (
		<IgnoringContext.Provider value={ignoring}>
			<FilterBar label={texts.filter} options={options} chosen={audience} onChoose={choose} />
			<UndoLine last={ignoring.last} onUndo={ignoring.undo} />
			<FindingSections report={report} audience={audience} />
			<IgnoredList />
		</IgnoringContext.Provider>
	);
}

interface UndoLineProps {
	readonly last: IgnoreWish | null;
	readonly onUndo: () => void;
}

/** Says what was just ignored, with a button to undo it. */
function UndoLine({ last, onUndo }: UndoLineProps) {
	const texts = useLanguage().texts.findings;
	const button = useRef<HTMLButtonElement>(null);
	// The pressed button is gone, so keyboard users continue here.
	useEffect(() => button.current?.focus(), [last]);
	return (
		<div role="status" class={last ? 'undo' : 'spoken'}>
			{last && (
				<>
					<span dir="auto">{texts.ignoredNow({ headline: last.headline })}</span>{' '}
					<button ref={button} type="button" class="more" onClick={onUndo}>
						{texts.undo}
					</button>
				</>
			)}
		</div>
	);
}
