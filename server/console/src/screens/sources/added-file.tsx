import { type ImportedFile, importFile } from '@plumbline/console/contract';
import { useContext, useEffect, useState } from 'preact/hooks';
import { ScreenLink } from '../../address/screen-link.tsx';
import { sendFile } from '../../api/send-file.ts';
import { useAction } from '../../api/use-action.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { SiteContext } from '../../site/site.ts';
import { FileContents } from './file-contents.tsx';
import { type Answers, FileQuestions } from './file-questions.tsx';

interface AddedFileProps {
	readonly file: File;
	readonly domain: string;
	readonly onRemove: () => void;
}

/** The contents of the file, beside those that are stored of the site. */
interface Reading {
	readonly domain: string;
	readonly read: ImportedFile;
}

const nothingAnswered: Answers = { search_engine: '', date_from: '', date_to: '' };

/** A file: read without storing it, asked about if it leaves something open, then stored. */
export function AddedFile({ file, domain, onRemove }: AddedFileProps) {
	const own = useLanguage().texts.sources;
	const { reload } = useContext(SiteContext);
	const [answers, setAnswers] = useState(nothingAnswered);
	const [reading, setReading] = useState<Reading | null>(null);
	const [isStored, setStored] = useState(false);
	const [sent, setSent] = useState(0);
	const { isRunning, error, run } = useAction();

	const send = (given: Answers, dry_run: 'true' | 'false') =>
		run(async () => {
			setSent(0);
			const input = { domain, ...given, dry_run, file_name: file.name.slice(-255) };
			const read = await sendFile(importFile, input, { file, onSent: setSent });
			setReading({ domain, read });
			if (dry_run === 'true') return;
			setStored(true);
			reload();
		});
	const isNamed = domain.trim() !== '';
	useEffect(() => {
		if (isNamed) void send(nothingAnswered, 'true');
	}, [file]);

	// A file that was shown for one site is not stored for another.
	const isCurrent = isStored || reading?.domain === domain;
	const read = isCurrent ? (reading?.read ?? null) : null;
	const isOpen = read !== null && read.asks !== null;
	const [series] = read?.series ?? [];
	return (
		<li class="added-file">
			<header class="card-head">
				<strong dir="auto">{file.name}</strong>
				<span class="actions">
					{read === null && !isRunning && (
						<button type="button" disabled={!isNamed} onClick={() => send(answers, 'true')}>
							{own.checkFile}
						</button>
					)}
					{read !== null && !isOpen && !isStored && (
						<button
							type="button"
							class="primary"
							disabled={isRunning || !isNamed}
							onClick={() => send(answers, 'false')}
						>
							{own.store}
						</button>
					)}
					{!isStored && (
						<button type="button" disabled={isRunning} onClick={onRemove}>
							{own.removeFile}
						</button>
					)}
					{isStored && series !== undefined && (
						<ScreenLink
							to="/keywords"
							changes={{
								site: read?.site_global_key ?? null,
								engine: series.search_engine,
								...(read && rangeOf(read)),
							}}
							class="button"
						>
							{own.see}
						</ScreenLink>
					)}
				</span>
			</header>
			{isRunning && <progress value={sent} aria-label={own.states.running} />}
			<ErrorNotice error={error} />
			<div role="status">
				{isStored && <p>{own.stored}</p>}
				{read !== null && !isOpen && <FileContents read={read} isStored={isStored} />}
			</div>
			{read !== null && read.asks !== null && (
				<FileQuestions
					asks={read.asks}
					isRunning={isRunning}
					onAnswer={(given) => {
						const all = { ...answers, ...given };
						setAnswers(all);
						void send(all, 'true');
					}}
				/>
			)}
		</li>
	);
}

/** Totals without days are only seen in a period that contains theirs. */
const rangeOf = ({ facts, first_day: first, last_day: last }: ImportedFile) =>
	facts.searchPeriods === undefined ? {} : { range: `${first}..${last}` };
