import { type EditedGroup, editGroup, showGroup } from '@plumbline/console/contract';
import { ApiError } from '@plumbline/core/api';
import { useState } from 'preact/hooks';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { GroupConflict } from './group-conflict.tsx';
import { changeOf, draftOf, draftWithBoth } from './group-edit.ts';

interface GroupFormProps {
	readonly siteKey: string;
	readonly group: EditedGroup;
	readonly onDone: (saved: EditedGroup) => void;
}

/** Saves only what nobody else has changed meanwhile; otherwise it shows both, and asks. */
export function GroupForm({ siteKey, group, onDone }: GroupFormProps) {
	const { texts } = useLanguage();
	const [seen, setSeen] = useState(group);
	const [draft, setDraft] = useState(draftOf(group));
	const [theirs, setTheirs] = useState<EditedGroup | null>(null);
	const { isRunning, error, run } = useAction();
	const which = { site_global_key: siteKey, global_key: group.global_key };

	const save = (base: EditedGroup) =>
		run(async () => {
			try {
				const change = { ...which, ...changeOf(base, draft), version: base.version };
				onDone(await callConsole(editGroup, change));
			} catch (failure) {
				if (!isLate(failure)) throw failure;
				const asked = { site_global_key: siteKey, group: group.global_key };
				setTheirs(await callConsole(showGroup, asked));
			}
		});
	const goOn = (from: EditedGroup, next: typeof draft) => {
		setDraft(next);
		setSeen(from);
		setTheirs(null);
	};
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				save(seen);
			}}
		>
			<label>
				<span>{texts.groups.name}</span>
				<input
					dir="auto"
					required
					value={draft.name}
					onInput={({ currentTarget: { value } }) => setDraft({ ...draft, name: value })}
				/>
			</label>
			<label>
				<span>{texts.keywords.typed}</span>
				<textarea
					rows={10}
					dir="auto"
					value={draft.typed}
					onInput={({ currentTarget: { value } }) => setDraft({ ...draft, typed: value })}
				/>
			</label>
			<p class="quiet">{texts.groups.why}</p>
			<ErrorNotice error={error} />
			{theirs === null ? (
				<button type="submit" class="primary" disabled={isRunning}>
					{texts.groups.save}
				</button>
			) : (
				<GroupConflict
					change={changeOf(seen, draftOf(theirs))}
					seenName={seen.name}
					isRunning={isRunning}
					onBoth={() => goOn(theirs, draftWithBoth(seen, draft, theirs))}
					onMine={() => save(theirs)}
					onTheirs={() => goOn(theirs, draftOf(theirs))}
				/>
			)}
		</form>
	);
}

const isLate = (failure: unknown) =>
	failure instanceof ApiError && failure.problem.code === 'changed_meanwhile';
