import { editorStories } from './editor-stories.ts';
import { editorSteps } from './site/editor-blueprint.ts';

editorStories({ wordpress: 'oldest', steps: editorSteps }, { deletesData: true });
