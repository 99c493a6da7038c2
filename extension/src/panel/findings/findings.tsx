import '../../styles/row-list.css';
import { pastedTable, searchRows } from '@plumbline/core';
import { CopyButton, SearchField, StateLegend } from '@plumbline/ui';
import type { TargetedEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { Menu } from '../controls/menu.tsx';
import { usePage } from '../page-view.ts';
import { FilterSelect } from '../row-list/filter-select.tsx';
import {
	type AudienceFilter,
	audienceFilters,
	FindingSections,
	isFor,
	searched,
} from './finding-sections.tsx';
import { IgnoredList } from './ignored-list.tsx';
import { type IgnoreWish, IgnoringContext, useIgnoring } from './ignoring.ts';

/** All findings by severity, for everybody or for one audience. */
export function Findings() {
	const { texts: all } = useLanguage();
	const texts = all.findings;
	const { report } = usePage();
	const [audience, choose] = useState<AudienceFilter>('all');
	const [words, search] = useState('');
	const ignoring = useIgnoring();
	const options = audienceFilters
		.map((id) => ({
			id,
			name: id === 'all' ? texts.everybody : texts.audiences[id],
			count: report.findings.filter((finding) => isFor(finding, id)).length,
		}))
		.filter(({ count, id }) => count > 0 || id === 'all' || id === audience);
	const ofAudience = report.findings.filter((finding) => isFor(finding, audience));
	const shown = searchRows(ofAudience, searched, words);
	return (
		<IgnoringContext.Provider value={ignoring}>
			<div class="list-bar">
				<FilterSelect label={texts.filter} options={options} chosen={audience} onChoose={choose} />
				<SearchField words={words} onSearch={search} shown={shown.length} all={ofAudience.length} />
				<CopyButton name={all.screens.findings} textOf={() => pastedTable(shown, searched)} />
				<Menu>
					<StateLegend />
				</Menu>
			</div>
			<UndoLine last={ignoring.last} onUndo={ignoring.undo} />
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the clicks on lines, keys included */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a line is a click */}
			<div class="beside" onClick={closeOthers}>
				<FindingSections report={report} audience={audience} words={words} />
				<IgnoredList />
			</div>
		</IgnoringContext.Provider>
	);
}

/** Where the open finding is shown beside the list, there is room for one. */
function closeOthers({ currentTarget, target }: TargetedEvent<HTMLElement>) {
	const clicked = target instanceof Element ? target.closest('.finding > summary') : null;
	if (!clicked || innerWidth < 600) return;
	for (const finding of currentTarget.querySelectorAll<HTMLDetailsElement>('.finding[open]')) {
		if (finding !== clicked.parentElement) finding.open = false;
	}
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
