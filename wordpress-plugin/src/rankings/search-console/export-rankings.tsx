import { exportOfPage, type FactStore, readExportFiles } from '@plumbline/core';
import { Button, DropZone, FormFileUpload, Notice } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { settings } from '../../settings/settings.ts';
import { createExportMemory, type KeptExport } from './kept-export.ts';
import { QueryTable } from './query-table.tsx';

interface ExportRankingsProps {
	/** Null before the post is published. */
	readonly url: string | null;
	readonly facts: FactStore | null;
}

/** Why a file is not shown, or not saved. */
type Trouble = 'refused' | 'not_kept';

/** Figures from a Search Console export: dropped here, stored in this browser, and sent nowhere. */
export function ExportRankings({ url, facts }: ExportRankingsProps) {
	const memory = useMemo(() => createExportMemory(localStorage, settings().buildUrl), []);
	const [kept, setKept] = useState<KeptExport | null>(memory.read);
	const [isReading, setIsReading] = useState(false);
	const [trouble, setTrouble] = useState<Trouble | null>(null);

	async function take(files: readonly File[]) {
		if (files.length === 0) return;
		setIsReading(true);
		// The browser may fail to read it: the file was moved, or is a folder.
		const read = await readExportFiles(files).catch(() => null);
		setIsReading(false);
		if (read) setKept(read);
		setTrouble(read ? (memory.keep(read) ? null : 'not_kept') : 'refused');
	}

	return (
		<div className="plumbline-export">
			<DropZone onFilesDrop={take} label={__('Drop the Search Console file', 'plumbline')} />
			<p className="plumbline-quiet">
				{__(
					'In Search Console open “Search results”, click “Export”, and drop the ZIP or CSV file here. It stays in this browser and is not sent anywhere.',
					'plumbline',
				)}
			</p>
			<FormFileUpload
				__next40pxDefaultSize
				accept=".zip,.csv"
				multiple
				onChange={({ currentTarget }) => void take([...(currentTarget.files ?? [])])}
				render={({ openFileDialog }) => (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={isReading}
						onClick={openFileDialog}
					>
						{__('Choose a Search Console file', 'plumbline')}
					</Button>
				)}
			/>
			{trouble && (
				<Notice status="warning" isDismissible={false}>
					{troubleText(trouble)}
				</Notice>
			)}
			{kept && <OfPost {...{ facts, kept, url }} />}
			{kept && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={() => {
						memory.forget();
						setKept(null);
					}}
				>
					{__('Forget this file', 'plumbline')}
				</Button>
			)}
		</div>
	);
}

const troubleText = (trouble: Trouble) =>
	trouble === 'refused'
		? __(
				'This is not a readable Search Console export, or it compares two ranges. Export a single range, and drop the file as it was downloaded.',
				'plumbline',
			)
		: __(
				'This browser has no space to store the file. It is shown until you leave the editor.',
				'plumbline',
			);

/** Needs the post's facts to distinguish its queries from other queries of the site. */
function OfPost({ facts, kept, url }: ExportRankingsProps & { readonly kept: KeptExport }) {
	const figures = useMemo(
		() => facts && { ...exportOfPage(facts, url ?? '', kept), range: kept.range },
		[facts, kept, url],
	);
	return figures && <QueryTable figures={figures} facts={facts} />;
}
