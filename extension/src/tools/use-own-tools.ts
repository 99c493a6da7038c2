import { useEffect, useState } from 'preact/hooks';
import { type OwnTool, ownToolsSetting } from './own-tools.ts';

/** The user’s own tools; null until they are known. */
export function useOwnTools(): readonly OwnTool[] | null {
	const [tools, setTools] = useState<readonly OwnTool[] | null>(null);
	useEffect(() => {
		void ownToolsSetting.getValue().then(setTools);
		return ownToolsSetting.watch(setTools);
	}, []);
	return tools;
}
