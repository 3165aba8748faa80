import books from './books.json' with { type: 'json' }
import business from './business.json' with { type: 'json' }
import film from './film.json' with { type: 'json' }
import food from './food.json' with { type: 'json' }
import games from './games.json' with { type: 'json' }
import geography from './geography.json' with { type: 'json' }
import history from './history.json' with { type: 'json' }
import language from './language.json' with { type: 'json' }
import music from './music.json' with { type: 'json' }
import nature from './nature.json' with { type: 'json' }
import science from './science.json' with { type: 'json' }
import space from './space.json' with { type: 'json' }
import sport from './sport.json' with { type: 'json' }
import technology from './technology.json' with { type: 'json' }
import television from './television.json' with { type: 'json' }

export const catalogue = [
  ...books,
  ...business,
  ...film,
  ...food,
  ...games,
  ...geography,
  ...history,
  ...language,
  ...music,
  ...nature,
  ...science,
  ...space,
  ...sport,
  ...technology,
  ...television,
]
