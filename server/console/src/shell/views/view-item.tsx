import type { SavedView } from '@plumbline/console/contract';
import { useState } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { useLanguage } from '../../language/language.ts';
import { useMayWrite } from '../../session/session.ts';

interface ViewItemProps {
	readonly view: SavedView;
	/** The address that the screen has now, as views keep it. */
	readonly current: string;
	readonly isRunning: boolean;
	readonly onOpen: () => void;
	/** Whether it was saved. */
	readonly onSave: (name: string, address: string) => Promise<boolean>;
	readonly onRemove: () => void;
}

/** One view: the way to it, and for people who may write its name, its address and its end. */
export function ViewItem({ view, current, isRunning, onOpen, onSave, onRemove }: ViewItemProps) {
	const texts = useLanguage().texts.savedViews;
	const { openView } = useNavigation();
	const mayWrite = useMayWrite();
	const [typed, setTyped] = useState<string | null>(null);
	const { name, address } = view;
	const isCurrent = address === current;
	if (typed !== null) {
		return (
			<li>
				<form
					class="line"
					onSubmit={async (event) => {
						event.preventDefault();
						if (await onSave(typed, address)) setTyped(null);
					}}
				>
					<input
						required
						dir="auto"
						maxLength={100}
						aria-label={texts.newName({ name })}
						value={typed}
						onInput={({ currentTarget }) => setTyped(currentTarget.value)}
					/>
					<button type="submit" disabled={isRunning}>
						{texts.save}
					</button>
				</form>
			</li>
		);
	}
	return (
		<li>
			<button
				type="button"
				class="link"
				aria-current={isCurrent ? 'page' : undefined}
				onClick={() => {
					onOpen();
					openView(address);
				}}
			>
				<bdi>{name}</bdi>
			</button>
			{mayWrite && (
				<span class="actions">
					{!isCurrent && (
						<button
							type="button"
							class="quiet-button"
							title={texts.updateWhy}
							aria-label={texts.updateOf({ name })}
							disabled={isRunning}
							onClick={() => onSave(name, current)}
						>
							{texts.update}
						</button>
					)}
					<button
						type="button"
						class="quiet-button"
						aria-label={texts.renameOf({ name })}
						onClick={() => setTyped(name)}
					>
						{texts.rename}
					</button>
					<button
						type="button"
						class="quiet-button"
						aria-label={texts.removeOf({ name })}
						disabled={isRunning}
						onClick={onRemove}
					>
						{texts.remove}
					</button>
				</span>
			)}
		</li>
	);
}
