import './public-path.ts';
import './editor.css';
import { registerPlugin } from '@wordpress/plugins';
import { createEditorAudit } from './audit/editor-audit.ts';
import { icon } from './icon.tsx';
import { PrePublishPanel } from './pre-publish/pre-publish-panel.tsx';
import { PlumblineSidebar } from './sidebar/plumbline-sidebar.tsx';

const audit = createEditorAudit();

registerPlugin('plumbline', {
	icon,
	render: () => (
		<>
			<PlumblineSidebar audit={audit} />
			<PrePublishPanel audit={audit} />
		</>
	),
});
