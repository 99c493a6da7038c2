import { KeyList } from './key-list.tsx';
import { SessionList } from './session-list.tsx';
import { ShareForm } from './share-form.tsx';

/** Who can use this account: programs with keys, browsers with sessions, guests with links. */
export function Keys() {
	return (
		<div class="sections">
			<KeyList />
			<SessionList />
			<ShareForm />
		</div>
	);
}
