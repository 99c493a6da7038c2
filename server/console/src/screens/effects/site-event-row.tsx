import { formatDay } from '@plumbline/core/time';
import { useState } from 'preact/hooks';
import type { Noted } from '../../controls/note-fields.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { todayHere } from '../../period/today.ts';

interface SiteEventRowProps extends Noted {
	/** The person or program that noted it. */
	readonly maker: string;
	readonly mayWrite: boolean;
	readonly isRunning: boolean;
	readonly onSave: (changed: Noted) => Promise<unknown>;
	readonly onRemove: () => void;
}

/** One event of the site, and the fields that change it. */
export function SiteEventRow(props: SiteEventRowProps) {
	const { date, isRunning, maker, mayWrite, note, onRemove, onSave } = props;
	const own = useLanguage().texts.effects;
	const { day } = useFormats();
	const [typed, setTyped] = useState<Noted | null>(null);
	if (typed !== null) {
		return (
			<li>
				<form
					class="line"
					onSubmit={(event) => {
						event.preventDefault();
						void onSave(typed);
					}}
				>
					<input
						required
						dir="auto"
						maxLength={200}
						aria-label={own.note}
						value={typed.note}
						onInput={({ currentTarget }) => setTyped({ ...typed, note: currentTarget.value })}
					/>
					<input
						type="date"
						required
						max={formatDay(todayHere())}
						aria-label={own.date}
						value={typed.date}
						onInput={({ currentTarget }) => setTyped({ ...typed, date: currentTarget.value })}
					/>
					<button type="submit" disabled={isRunning}>
						{own.save}
					</button>
				</form>
			</li>
		);
	}
	return (
		<li>
			<span dir="auto">
				{note}{' '}
				<span class="quiet">
					{day(date)}
					{maker !== 'unknown' && ` · ${maker}`}
				</span>
			</span>
			{mayWrite && (
				<span class="actions">
					<button
						type="button"
						class="quiet-button"
						aria-label={own.editOf({ note })}
						onClick={() => setTyped({ date, note })}
					>
						{own.edit}
					</button>
					<button
						type="button"
						class="quiet-button"
						aria-label={own.removeOf({ note })}
						disabled={isRunning}
						onClick={onRemove}
					>
						{own.remove}
					</button>
				</span>
			)}
		</li>
	);
}
