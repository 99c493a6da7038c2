import { useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';

interface SaveViewProps {
	readonly isRunning: boolean;
	/** Whether it was saved. */
	readonly onSave: (name: string) => Promise<boolean>;
}

/** Saves what the screen shows under a new name. */
export function SaveView({ isRunning, onSave }: SaveViewProps) {
	const texts = useLanguage().texts.savedViews;
	const [name, setName] = useState('');
	return (
		<form
			onSubmit={async (event) => {
				event.preventDefault();
				if (await onSave(name)) setName('');
			}}
		>
			<label>
				<span>{texts.name}</span>
				<input
					required
					dir="auto"
					maxLength={100}
					value={name}
					onInput={({ currentTarget }) => setName(currentTarget.value)}
				/>
			</label>
			<p class="quiet small">{texts.kept}</p>
			<button type="submit" class="primary" disabled={isRunning}>
				{texts.save}
			</button>
		</form>
	);
}
