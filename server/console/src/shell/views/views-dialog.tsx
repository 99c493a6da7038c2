import {
	listViews,
	removeView,
	type SavedView,
	saveView,
	viewAddress,
} from '@plumbline/console/contract';
import { useState } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { useMayWrite } from '../../session/session.ts';
import { SaveView } from './save-view.tsx';
import { ViewItem } from './view-item.tsx';

interface ViewsDialogProps {
	readonly site: string;
	readonly onClose: () => void;
}

/** Opens, saves, renames and removes views. A change that came too late shows what is saved now. */
export function ViewsDialog({ site, onClose }: ViewsDialogProps) {
	const { texts } = useLanguage();
	const own = texts.savedViews;
	const { path, query } = useNavigation();
	const mayWrite = useMayWrite();
	const { isRunning, error, run } = useAction();
	const [saved, setSaved] = useState<readonly SavedView[] | null>(null);
	const of = { site_global_key: site };
	const loaded = useAnswer(`views ${site}`, (signal) => callConsole(listViews, of, signal));
	const views = saved ?? loaded.data?.views ?? null;
	const current = viewAddress(`${path}?${query}`) ?? path;
	const reload = async () => setSaved((await callConsole(listViews, of)).views);
	const write = (work: () => Promise<{ readonly views: readonly SavedView[] }>) =>
		run(async () => {
			try {
				setSaved((await work()).views);
			} catch (failure) {
				await reload();
				throw failure;
			}
		});
	const save = (name: string, address: string, seen: SavedView | null) =>
		write(() => callConsole(saveView, { ...of, name, address, seen }));

	return (
		<Dialog title={own.title} onClose={onClose}>
			<ErrorNotice error={error ?? loaded.error} />
			{views === null && loaded.error === null && <p class="quiet">{texts.loading}</p>}
			{views?.length === 0 && <p class="quiet">{own.none}</p>}
			{views !== null && views.length > 0 && (
				<ul class="plain saved-views">
					{views.map((view) => (
						<ViewItem
							key={view.key}
							view={view}
							current={current}
							isRunning={isRunning}
							onOpen={onClose}
							onSave={(name, address) => save(name, address, view)}
							onRemove={() => write(() => callConsole(removeView, { ...of, seen: view }))}
						/>
					))}
				</ul>
			)}
			{mayWrite && views !== null && (
				<SaveView isRunning={isRunning} onSave={(name) => save(name, current, null)} />
			)}
		</Dialog>
	);
}
