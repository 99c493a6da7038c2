import { Button, FormFileUpload, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { failureText } from '../../server-answers/failure-text.ts';
import { settings } from '../../settings/settings.ts';
import { PageTable } from './page-table.tsx';
import {
	type FallenPage,
	lostClicks,
	lostPlaces,
	nearPageOne,
	type Period,
	type PostAt,
	readRankedPages,
} from './pages-to-work-on.ts';

interface SearchDataProps {
	/** Opens the texts of a post. */
	readonly onEdit: (post: PostAt) => void;
}

/** Pages that a small change may help most: near page one, or falling. */
export function SearchData({ onEdit }: SearchDataProps) {
	const [now, setNow] = useState<Period | null>(null);
	const [fallen, setFallen] = useState<readonly FallenPage[] | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [isAsking, setIsAsking] = useState(false);
	const isConnected = settings().editing?.hasServer ?? false;

	async function ask() {
		setFailure(null);
		setIsAsking(true);
		try {
			const pages = await readRankedPages();
			setNow({ pages, days: 91 });
			setFallen(lostPlaces(pages));
		} catch (cause) {
			setFailure(failureText(cause));
		}
		setIsAsking(false);
	}

	async function read(files: readonly File[], use: (period: Period) => void) {
		if (files.length === 0) return;
		setFailure(null);
		const { pagesOfExport } = await import('./pages-to-work-on.ts');
		const period = await pagesOfExport(files);
		if (period) use(period);
		else setFailure(unreadable());
	}

	return (
		<section className="plumbline-search-data" aria-label={__('Pages to work on', 'plumbline')}>
			<h2>{__('Pages to work on', 'plumbline')}</h2>
			{!isConnected && (
				<p>
					{__(
						'In Search Console open “Search results”, click “Export”, and choose the ZIP here. It is read in this browser and sent nowhere.',
						'plumbline',
					)}
				</p>
			)}
			<div className="plumbline-overview__actions">
				{isConnected && (
					<Button __next40pxDefaultSize variant="secondary" isBusy={isAsking} onClick={ask}>
						{__('Read rankings from the server', 'plumbline')}
					</Button>
				)}
				<ChooseFile
					label={__('Choose a Search Console file', 'plumbline')}
					onChoose={(files) =>
						read(files, (period) => {
							setNow(period);
							setFallen(null);
						})
					}
				/>
				{now && (
					<ChooseFile
						label={__('Compare with the file of an earlier range', 'plumbline')}
						onChoose={(files) => read(files, (earlier) => setFallen(lostClicks(now, earlier)))}
					/>
				)}
			</div>
			{failure !== null && (
				<Notice status="warning" isDismissible={false}>
					{failure}
				</Notice>
			)}
			{now && (
				<PageTable
					label={__('One step from page one', 'plumbline')}
					empty={__('No page ranks between 11 and 20.', 'plumbline')}
					pages={nearPageOne(now.pages)}
					onEdit={onEdit}
				/>
			)}
			{fallen && (
				<PageTable
					label={__('Losing ground', 'plumbline')}
					empty={__('No page has lost much.', 'plumbline')}
					pages={fallen}
					onEdit={onEdit}
				/>
			)}
		</section>
	);
}

interface ChooseFileProps {
	readonly label: string;
	readonly onChoose: (files: readonly File[]) => void;
}

const ChooseFile = ({ label, onChoose }: ChooseFileProps) => (
	<FormFileUpload
		__next40pxDefaultSize
		accept=".zip,.csv"
		multiple
		onChange={({ currentTarget }) => {
			onChoose([...(currentTarget.files ?? [])]);
			// The same file can be chosen again.
			currentTarget.value = '';
		}}
		render={({ openFileDialog }) => (
			<Button __next40pxDefaultSize variant="secondary" onClick={openFileDialog}>
				{label}
			</Button>
		)}
	/>
);

const unreadable = () =>
	__(
		'This is not a readable Search Console export with pages, or it compares two ranges. Export a single range, and choose the ZIP as it was downloaded.',
		'plumbline',
	);
