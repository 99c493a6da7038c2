import { editWatch, type WatchState } from '@plumbline/console/contract';
import { useState } from 'preact/hooks';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ActionForm } from '../../controls/action-form.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { givenOf, newWatch } from './given-watch.ts';
import { WatchFields } from './watch-fields.tsx';

interface EditWatchProps {
	/** Its global key. */
	readonly site: string;
	readonly watch: WatchState;
	readonly onEdited: () => void;
	readonly onClose: () => void;
}

/** Changes a watch; its targets, and what it knows of its pages, stay. */
export function EditWatch({ site, watch, onEdited, onClose }: EditWatchProps) {
	const { locale, texts } = useLanguage();
	const own = texts.watches;
	const [given, setGiven] = useState(() => givenOf(watch));
	const { isRunning, error, run } = useAction();
	const save = () =>
		run(async () => {
			const changed = newWatch(given, locale);
			await callConsole(editWatch, { ...changed, site_global_key: site, watch_id: watch.id });
			onEdited();
		});
	return (
		<Dialog title={own.editOf({ name: watch.name })} onClose={onClose}>
			<ActionForm shape="short" action={own.save} isDisabled={isRunning} onSubmit={save}>
				<div class="fields">
					<WatchFields given={given} onChange={(some) => setGiven({ ...given, ...some })} />
				</div>
				<ErrorNotice error={error} />
			</ActionForm>
		</Dialog>
	);
}
