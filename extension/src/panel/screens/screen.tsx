import { useEffect, useErrorBoundary, useReducer, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { ReportLink } from '../controls/report-link.tsx';
import { loadedScreen, loadScreen, type ScreenName } from './screens.ts';

interface ScreenProps {
	readonly name: ScreenName;
	/** The element to bring into view once the screen is drawn. */
	readonly target: { readonly selector: string } | null;
}

/** One screen, loaded on demand. An error in one screen does not affect the others. */
export function Screen({ name, target }: ScreenProps) {
	const { texts } = useLanguage();
	const [, redraw] = useReducer((count: number) => count + 1, 0);
	const [isMissing, setMissing] = useState(false);
	const [error] = useErrorBoundary((thrown) => {
		console.error(`The screen “${name}” could not be shown.`, thrown);
	});
	useEffect(() => {
		if (loadedScreen(name)) return;
		loadScreen(name).then(
			() => redraw(undefined),
			// The extension was updated while the panel was open, and its old files are gone.
			(cause) => {
				console.error(`The screen “${name}” could not be loaded.`, cause);
				setMissing(true);
			},
		);
	}, [name]);
	const Loaded = loadedScreen(name);
	useEffect(() => {
		if (Loaded && target) showTarget(document, `#screen ${target.selector}`);
	}, [Loaded, target]);
	if (error || isMissing) {
		return (
			<div class="notice" role="alert">
				<strong>{texts.screenFailed.title}</strong>
				<p>{texts.screenFailed.text}</p>
				<ReportLink />
			</div>
		);
	}
	return Loaded && <Loaded />;
}

/** Opens every fold around an element of a screen, brings the element into view and focuses it. */
export function showTarget(root: ParentNode, selector: string): boolean {
	const target = root.querySelector<HTMLElement>(selector);
	if (!target) return false;
	for (let fold = target.closest('details'); fold; fold = outerFold(fold)) fold.open = true;
	target.scrollIntoView({ block: 'start' });
	const control = target.querySelector<HTMLElement>('input') ?? firstControl(target);
	control?.focus({ preventScroll: true });
	return true;
}

const firstControl = (target: HTMLElement) =>
	target.querySelector<HTMLElement>('summary, button, a[href]');

const outerFold = (fold: HTMLElement) => fold.parentElement?.closest('details') ?? null;
