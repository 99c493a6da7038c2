import { started } from '../theme/started.ts';

/**
 * Pages are read without scripts, which would hold up a phone for half a second. So a page fetches
 * them once it is shown, and runs them when somebody uses it.
 */
export function startOnUse(html: string, file: string): string {
	const modules: string[] = [];
	const rest = html.replaceAll(/ *<link rel="modulepreload" href="([^"]+)">\n?/g, (_, url) => {
		modules.push(url);
		return '';
	});
	return rest.replace(/<script type="module" src="([^"]+)"><\/script>/, (_, app) => {
		const uses = drawnByScripts.test(file) ? ['load'] : usesOfPage;
		const values = [uses, [app, ...modules], started].map((value) => JSON.stringify(value));
		return `<script>(${waitForUse})(${values.join()})</script>`;
	});
}

const drawnByScripts = /404\.html$/;
const usesOfPage = ['pointerdown', 'scroll', 'focusin', 'keydown', 'click'];

/** Runs in each page, so it cannot use anything of this file. */
function waitForUse(uses: readonly string[], modules: readonly string[], started: string): void {
	const missed: Event[] = [];

	function use(event: Event): void {
		const isOnButton = event.type === 'click' && (event.target as Element).closest('button');
		if (isOnButton || event.type === 'keydown') missed.push(event);
		import(modules[0]!);
	}

	for (const type of uses) addEventListener(type, use, { capture: true, passive: true });
	addEventListener(started, () => {
		for (const type of uses) removeEventListener(type, use, { capture: true });
		for (const event of missed) {
			const again = event.type === 'click' ? MouseEvent : KeyboardEvent;
			event.target?.dispatchEvent(new again(event.type, event));
		}
	});
	addEventListener('load', () => {
		for (const href of modules) {
			const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
			document.head.append(link);
		}
	});
}
