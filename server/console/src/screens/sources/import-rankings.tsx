import { type ImportedRankings, importRankings } from '@plumbline/console/contract';
import { useContext, useState } from 'preact/hooks';
import { ScreenLink } from '../../address/screen-link.tsx';
import { sendFile } from '../../api/send-file.ts';
import { useAction } from '../../api/use-action.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { SiteContext, useChosen } from '../../site/site.ts';
import { DomainField } from './domain-field.tsx';
import { commonEngines, EngineSelect } from './engine-select.tsx';

/** Adds rankings from a CSV file: checks the whole file first if asked, then stores all of it or nothing. */
export function ImportRankings() {
	const own = useLanguage().texts.sources;
	const chosen = useChosen();
	const known = chosen?.site.search_engine_global_keys ?? [];
	const [domain, setDomain] = useState(chosen?.site.domain ?? '');
	const [engine, setEngine] = useState<string>(known[0] ?? commonEngines[0]);
	const [file, setFile] = useState<File | null>(null);
	const [sent, setSent] = useState(0);
	const [result, setResult] = useState<(ImportedRankings & { isDryRun: boolean }) | null>(null);
	const { reload } = useContext(SiteContext);
	const { isRunning, error, run } = useAction();

	const send = (isDryRun: boolean) =>
		run(async () => {
			if (file === null) return;
			setSent(0);
			setResult(null);
			const asked = {
				domain,
				search_engine: engine,
				dry_run: isDryRun ? 'true' : 'false',
			} as const;
			const imported = await sendFile(importRankings, asked, { file, onSent: setSent });
			setResult({ ...imported, isDryRun });
			if (!isDryRun) reload();
		});
	return (
		<section class="card">
			<h2>{own.csv}</h2>
			<p>{own.csvWhy}</p>
			<form
				class="short"
				onSubmit={(event) => {
					event.preventDefault();
					send(false);
				}}
			>
				<label>
					<span>{own.csvFile}</span>
					<input
						type="file"
						accept=".csv,.tsv,text/csv"
						required
						onChange={({ currentTarget }) => {
							setFile(currentTarget.files?.[0] ?? null);
							setResult(null);
						}}
					/>
				</label>
				<DomainField value={domain} onInput={setDomain} />
				<EngineSelect value={engine} others={known} onChange={setEngine} />
				<ErrorNotice error={error} />
				{isRunning && <progress value={sent} aria-label={own.states.running} />}
				{result && <ImportResult result={result} isDryRun={result.isDryRun} />}
				<div class="actions">
					<button type="submit" class="primary" disabled={isRunning}>
						{own.importNow}
					</button>
					<button
						type="button"
						disabled={isRunning || file === null || domain.trim() === ''}
						onClick={() => send(true)}
					>
						{own.checkFile}
					</button>
				</div>
			</form>
		</section>
	);
}

interface ImportResultProps {
	readonly result: ImportedRankings;
	readonly isDryRun: boolean;
}

/** The contents of a file, or the part that was stored. */
function ImportResult({ result, isDryRun }: ImportResultProps) {
	const own = useLanguage().texts.sources;
	const { day, whole } = useFormats();
	const { first_day: first, last_day: last, site_global_key: site, search_engine: engine } = result;
	const [facts, keywords] = [whole(result.facts), whole(result.keywords)];
	return (
		<div class="notice good" role="status">
			<p>{isDryRun ? own.contains({ facts, keywords }) : own.imported({ facts, keywords })}</p>
			{first !== null && last !== null && <p>{`${day(first)} – ${day(last)}`}</p>}
			{result.notes.map((note) => (
				<p key={note}>{note}</p>
			))}
			{!isDryRun && site !== null && (
				<ScreenLink to="/keywords" changes={{ site, engine }} class="button">
					{own.see}
				</ScreenLink>
			)}
		</div>
	);
}
