import { ApiError, listSearchTotals, type Site, setBrandNames } from '@plumbline/core/api';
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
	const [seen, setSeen] = useState(names);
	// The names that somebody else saved meanwhile.
	const [theirs, setTheirs] = useState<readonly string[] | null>(null);
	const { isRunning, error, run } = useAction();
	const key = site.site_global_key;

	const save = (expected: readonly string[]) =>
		run(async () => {
			try {
				await callEndpoint(setBrandNames, {
					site_global_key: key,
					names: typed.split('\n').filter((line) => line.trim() !== ''),
					expected_names: [...expected],
				});
				onDone();
			} catch (failure) {
				if (!isLate(failure)) throw failure;
				const asked = { site_global_key: key, include_brand: true };
				const { data } = await callEndpoint(listSearchTotals, asked);
				setTheirs(data.brand?.names ?? []);
			}
		});
	const keepTheirs = () => {
		setTyped((theirs ?? []).join('\n'));
		setSeen(theirs ?? []);
		setTheirs(null);
	};
	return (
		<Dialog title={own.editTitle({ domain: site.domain })} onClose={onClose}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					save(seen);
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
				{theirs === null ? (
					<button type="submit" class="primary" disabled={isRunning}>
						{own.save}
					</button>
				) : (
					<div class="notice bad" role="alert">
						<p>
							{own.changedMeanwhile} <b dir="auto">{theirs.join(', ')}</b>
						</p>
						<button type="button" disabled={isRunning} onClick={() => save(theirs)}>
							{own.keepMine}
						</button>{' '}
						<button type="button" onClick={keepTheirs}>
							{own.keepTheirs}
						</button>
					</div>
				)}
			</form>
		</Dialog>
	);
}

const isLate = (failure: unknown) =>
	failure instanceof ApiError && failure.problem.code === 'changed_meanwhile';
