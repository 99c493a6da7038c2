import { readExportFiles } from '@plumbline/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { exportMemory, type KeptExport } from '../../settings/export-memory.ts';
import { windowItem } from '../../settings/window-item.ts';
import { usePage } from '../page-view.ts';
import { useServerTexts } from '../server/use-server-texts.ts';
import { ExportTable } from './export-table.tsx';

type State = 'idle' | 'reading' | 'refused';

/**
 * Figures from a Search Console export that is dropped here: stored in this browser, sent nowhere.
 */
export function ExportSection() {
	const texts = useServerTexts().export;
	const { url } = usePage();
	const origin = URL.parse(url)?.origin ?? '';
	const item = useMemo(() => windowItem(exportMemory(url)), [origin]);
	const [kept, setKept] = useState<KeptExport | null>(null);
	const [state, setState] = useState<State>('idle');
	useEffect(() => {
		void item.getValue().then(setKept);
		return item.watch(setKept);
	}, [item]);

	async function take(files: FileList | null | undefined) {
		if (!files?.length) return;
		setState('reading');
		try {
			const read = await readExportFiles([...files]);
			if (read) await item.setValue({ queries: read.queries, range: read.range });
			setState(read ? 'idle' : 'refused');
		} catch (error) {
			// It was a folder, the file is gone, or it exceeds the browser's quota.
			console.error('An export could not be read.', error);
			setState('refused');
		}
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
		<section
			class="export"
			onDragOver={(event) => event.preventDefault()}
			onDrop={(event) => {
				event.preventDefault();
				void take(event.dataTransfer?.files);
			}}
		>
			<h2>{texts.title}</h2>
			<p class="quiet-text">{texts.why}</p>
			<label class="drop">
				<span class="drop-name">{texts.choose}</span>
				<input
					type="file"
					accept=".zip,.csv"
					multiple
					onChange={({ currentTarget }) => void take(currentTarget.files)}
				/>
			</label>
			<p role="status" class="quiet-text">
				{state === 'reading' && texts.reading}
			</p>
			{state === 'refused' && (
				<p class="failure" role="alert">
					{texts.refused}
				</p>
			)}
			{kept && <ExportTable kept={kept} onForget={() => void item.setValue(null)} />}
		</section>
	);
}
