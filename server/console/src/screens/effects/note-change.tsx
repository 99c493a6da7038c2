import { addChanges } from '@plumbline/core/api';
import { formatDay } from '@plumbline/core/time';
import { useState } from 'preact/hooks';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ActionForm } from '../../controls/action-form.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { NoteFields } from '../../controls/note-fields.tsx';
import { useLanguage } from '../../language/language.ts';
import { todayHere } from '../../period/today.ts';

interface NoteChangeProps {
	readonly site: string;
	readonly onNoted: () => void;
}

/** Notes that pages were changed alike on a day, so that their effect can be judged. */
export function NoteChange({ site, onNoted }: NoteChangeProps) {
	const own = useLanguage().texts.effects;
	const [change, setChange] = useState({ note: '', date: formatDay(todayHere()) });
	const [typed, setTyped] = useState('');
	const [noted, setNoted] = useState<number | null>(null);
	const { isRunning, error, run } = useAction();
	const add = () =>
		run(async () => {
			const url = typed.split('\n').filter((line) => line.trim() !== '');
			const asked = { site_global_key: site, url, ...change };
			setNoted((await callEndpoint(addChanges, asked)).data.page_count);
			setTyped('');
			onNoted();
		});
	return (
		<ActionForm shape="card" action={own.noteTitle} isDisabled={isRunning} onSubmit={add}>
			<h2>{own.noteTitle}</h2>
			<NoteFields
				names={own}
				value={change}
				onChange={setChange}
				example={own.noteExample}
				lastDate={formatDay(todayHere())}
			/>
			<label>
				<span>{own.urls}</span>
				<textarea
					rows={4}
					dir="ltr"
					value={typed}
					onInput={({ currentTarget }) => setTyped(currentTarget.value)}
				/>
			</label>
			<ErrorNotice error={error} />
			{noted !== null && (
				<p class="notice good" role="status">
					{own.noted({ pages: noted })}
				</p>
			)}
		</ActionForm>
	);
}
