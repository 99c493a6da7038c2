import { dispatch } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

/** Opens our sidebar, even beside the panel before publishing, which would cover it. */
export function openSidebar(): void {
	dispatch(editorStore).closePublishSidebar();
	const editPost = dispatch('core/edit-post') as EditPostActions; // `core/edit-post` has no types
	editPost.openGeneralSidebar('plumbline/plumbline');
}

interface EditPostActions {
	openGeneralSidebar(name: string): void;
}
