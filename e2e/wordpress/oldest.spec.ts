import { editorSteps } from './editor-blueprint.ts';
import { editorStories } from './editor-stories.ts';

editorStories({ wordpress: 'oldest', steps: editorSteps }, { deletesData: true });
