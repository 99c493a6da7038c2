import { type Site, setBrandNames } from '@plumbline/core/api';
import { useState } from 'preact/hooks';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';

interface BrandNamesProps {
	readonly site: Site;
	readonly names: readonly string[];
	readonly onDone: () => void;
	readonly onClose: () => void;
}

/** Edits the names that people search for the site by, one per line. */
export function BrandNames({ site, names, onDone, onClose }: BrandNamesProps) {
	const { texts } = useLanguage();
	const own = texts.brand;
	const [typed, setTyped] = useState(names.join('\n'));
	const { isRunning, error, run } = useAction();
	const save = () =>
		run(async () => {
			await callEndpoint(setBrandNames, {
				site_global_key: site.site_global_key,
				names: typed.split('\n').filter((line) => line.trim() !== ''),
			});
			onDone();
		});
	return (
		<Dialog title={own.editTitle(site.domain)} onClose={onClose}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					save();
				}}
			>
				<label>
					<span>{own.typed}</span>
					<textarea
						rows={6}
						dir="auto"
						value={typed}
						onInput={({ currentTarget }) => setTyped(currentTarget.value)}
					/>
				</label>
				<p class="quiet">{own.editWhy}</p>
				<ErrorNotice error={error} />
				<button type="submit" class="primary" disabled={isRunning}>
					{own.save}
				</button>
			</form>
		</Dialog>
	);
}
