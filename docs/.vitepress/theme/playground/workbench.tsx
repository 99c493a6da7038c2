import './workbench.css';
import { verdictParts } from '@plumbline/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import { createJudge, type Judge } from './create-judge.ts';
import { Findings } from './findings.tsx';
import { HtmlEditor, type HtmlEditorHandle } from './html-editor.tsx';
import type { Judged } from './judge.ts';
import { KeywordPlaces } from './keyword-places.tsx';
import { sample } from './sample.ts';

/** Milliseconds without a keystroke before the page is judged again. */
const pause = 250;
/** Larger files would make the browser wait for each keystroke. */
const largestFile = 2_000_000;

/** HTML on one side, its audit on the other. Nothing leaves the browser. */
export function Workbench() {
	const [html, setHtml] = useState(sample.html);
	const [keyword, setKeyword] = useState(sample.keyword);
	const [refused, setRefused] = useState('');
	const answer = useJudged(html, keyword);
	const judged = answer === 'failed' ? null : answer;
	const editor = useRef<HtmlEditorHandle>(null);

	async function open(file: File | undefined) {
		if (file === undefined) return;
		const isTooLarge = file.size > largestFile;
		setRefused(isTooLarge ? `${file.name} is larger than 2 MB. Audit it with the command.` : '');
		if (!isTooLarge) setHtml(await file.text());
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping a file has a button beside it
		<div
			class="workbench"
			onDragOver={(event) => event.preventDefault()}
			onDrop={(event) => {
				event.preventDefault();
				void open(event.dataTransfer?.files[0]);
			}}
		>
			<div class="workbench-tools">
				<label class="workbench-file">
					Open or drop a file
					<input
						type="file"
						accept=".html,.htm,text/html"
						onChange={(event) => void open(event.currentTarget.files?.[0])}
					/>
				</label>
				<label>
					Keyword{' '}
					<input
						type="text"
						value={keyword}
						dir="auto"
						onInput={(event) => setKeyword(event.currentTarget.value)}
					/>
				</label>
				<p role="status">{refused}</p>
			</div>
			<HtmlEditor
				value={html}
				onChange={setHtml}
				marked={judged ? markedLines(judged) : []}
				handle={editor}
			/>
			<section
				class="workbench-report"
				aria-label="What the audit says"
				aria-busy={answer === null}
			>
				{judged === null ? (
					<p role="status">
						{answer === null
							? 'Reading the page …'
							: 'The page could not be audited. Change it, or load this site again.'}
					</p>
				) : (
					<>
						<p class="workbench-verdict" role="status">
							{verdictParts(judged.report).map(({ kind, text }) => (
								<span key={kind} class={kind}>
									{text}
								</span>
							))}
						</p>
						{judged.keyword && <KeywordPlaces report={judged.keyword} />}
						<Findings report={judged.report} onPlace={(place) => editor.current?.select(place)} />
					</>
				)}
			</section>
		</div>
	);
}

/** The newest verdict; null until there is one. An older one is dropped. */
function useJudged(html: string, keyword: string): Judged | 'failed' | null {
	const [judged, setJudged] = useState<Judged | 'failed' | null>(null);
	const judge = useRef<Judge>(null);
	useEffect(() => {
		judge.current = createJudge((verdict) => setJudged(verdict ?? 'failed'));
		return judge.current.stop;
	}, []);
	useEffect(() => {
		const timer = setTimeout(() => judge.current?.ask({ html, keyword: keyword.trim() }), pause);
		return () => clearTimeout(timer);
	}, [html, keyword]);
	return judged;
}

/** The lines with a finding above note. */
const markedLines = ({ report }: Judged): readonly number[] =>
	report.findings
		.filter(({ severity }) => severity !== 'note')
		.flatMap(({ occurrences }) => occurrences.flatMap(({ nodes }) => nodes[0]?.line ?? []));
