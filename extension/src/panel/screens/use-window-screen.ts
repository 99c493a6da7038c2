import { useCallback, useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { windowScreen } from '../../settings/settings.ts';
import { isScreenName, type ScreenName } from './screens.ts';
import { tabOf } from './tabs.ts';

/** The open screen of this window, kept while the browser runs; null until it is known. */
export function useWindowScreen() {
	const [screen, setScreen] = useState<ScreenName | null>(null);
	useEffect(() => {
		void itemOfWindow()
			.then((item) => item.getValue())
			.then((stored) => setScreen(isScreenName(stored) ? stored : 'overview'));
	}, []);
	const open = useCallback((name: ScreenName) => {
		setScreen(name);
		// Nobody wants to begin with the settings.
		if (tabOf(name)) void itemOfWindow().then((item) => item.setValue(name));
	}, []);
	return [screen, open] as const;
}

const itemOfWindow = async () => windowScreen((await browser.windows.getCurrent()).id ?? 0);
